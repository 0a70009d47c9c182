import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { firstLanguage, language } from './i18n/language.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('the page has no place for its content');
await language.use(firstLanguage());
mount(App, { target });
