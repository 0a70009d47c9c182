/** The page's language: its texts, direction and digits. Changes at once wherever `t` is used. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings/settings.svelte';
import { stored } from '../settings/storage';

export type Code = 'ar' | 'fa' | 'en';

export const LANGUAGES: readonly Code[] = ['ar', 'fa', 'en'];
/** Each language by its own name. */
export const NAMES: Readonly<Record<Code, string>> = { ar: 'العربية', fa: 'فارسی', en: 'English' };

const NATIVE_DIGITS: Readonly<Record<Code, string>> = { ar: 'arab', fa: 'arabext', en: 'latn' };
const SOURCES: Readonly<Record<Code, () => Promise<{ default: string[] }>>> = {
  ar: () => import('./ar'),
  fa: () => import('./fa'),
  en: () => import('./en'),
};

export type Args = Record<string, FluentVariable>;

class Language {
  code = $state<Code>('en');
  isReady = $state(false);
  private texts = $state.raw<Partial<Record<Code, FluentResource[]>>>({});
  readonly direction = $derived(this.code === 'en' ? 'ltr' : 'rtl');
  readonly locale = $derived(`${this.code}-u-nu-${settings.digits === 'native' ? NATIVE_DIGITS[this.code] : 'latn'}`);
  private readonly bundle = $derived.by(() => {
    const bundle = new FluentBundle(this.locale);
    for (const resource of this.texts[this.code] ?? []) bundle.addResource(resource, { allowOverrides: true });
    return bundle;
  });
  private readonly plain = $derived(new Intl.NumberFormat(this.locale, { useGrouping: false }));

  /** Show the page in a language; remembered when somebody chose it. */
  async use(code: Code, isChosen = false): Promise<void> {
    if (!this.texts[code]) {
      const { default: sources } = await SOURCES[code]();
      this.texts = { ...this.texts, [code]: sources.map((source) => new FluentResource(source)) };
    }
    this.code = code;
    this.isReady = true;
    if (isChosen) settings.keep('language', code);
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  text(key: string, args?: Args): string {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) {
      console.error(`no text ${key} in ${this.code}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`text ${key} in ${this.code}: ${error.message}`);
    return text;
  }

  number(value: number): string {
    return this.plain.format(value).replace('-', '−');
  }

  /** A text that is in no catalogue, with its digits as the language writes them. */
  inDigits(text: string): string {
    return text.replace(/[0-9]/g, (digit) => this.plain.format(Number(digit)));
  }

  listed(items: readonly string[]): string {
    return items.join(this.text('list-separator'));
  }
}

export const language = new Language();

/** The text of a key, of an attribute as in `game-fives.about`. */
export function t(key: string, args?: Args): string {
  return language.text(key, args);
}

/** A number in the language's digits, without groups. */
export function n(value: number): string {
  return language.number(value);
}

/** The key that stands for codes and option names: hyphens between all words. */
export function keyOf(...parts: string[]): string {
  return parts.join('-').replace(/[._:]/g, '-');
}

/** The language to begin with: asked for in the address, chosen before, or the browser's first that there is. */
export function firstLanguage(): Code {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const wanted = [asked, stored('language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return LANGUAGES.find((code) => code === wanted.find((word) => LANGUAGES.includes(word as Code))) ?? 'en';
}
