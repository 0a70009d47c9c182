/** What somebody has chosen for this page on this device. */

import { store, stored } from './storage';

export type Digits = 'native' | 'latin';
export type Theme = 'auto' | 'light' | 'dark';

const DIGITS: readonly Digits[] = ['native', 'latin'];
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function chosen<T extends string>(name: string, words: readonly T[]): T {
  const kept = stored(name) as T | null;
  return kept !== null && words.includes(kept) ? kept : (words[0] as T);
}

class Settings {
  digits = $state<Digits>(chosen('digits', DIGITS));
  theme = $state<Theme>(chosen('theme', THEMES));
  /** Pips in the colour of their number. */
  colours = $state(stored('colours') !== 'off');
  name = $state(stored('name') ?? '');
  /** Storage has refused something: settings and seats last until the page is closed. */
  isForgetful = $state(false);

  setDigits(digits: Digits): void {
    this.digits = digits;
    this.keep('digits', digits);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep('theme', theme);
  }

  setColours(colours: boolean): void {
    this.colours = colours;
    this.keep('colours', colours ? 'on' : 'off');
  }

  setName(name: string): void {
    this.name = name;
    this.keep('name', name);
  }

  keep(name: string, value: string): void {
    if (!store(name, value)) this.isForgetful = true;
  }
}

export const settings = new Settings();
