import { messageLanguage } from '@ninefold/messages';

/** A text, or one for each language: `{ en: 'Customer', de: 'Kunde' }`. */
export type Text = string | TextByLanguage;

/** By BCP 47 tag. */
export interface TextByLanguage {
  readonly [language: string]: string;
}

/** A declared value as it is shown: a text in the current language. */
export type Shown<Value> = Exclude<Value, TextByLanguage>;

/** Returns a text in the current language, else in English, else in the first that it has. */
export function textIn(text: Text): string {
  if (typeof text === 'string') return text;
  const { language } = messageLanguage();
  const base = language.split('-')[0] ?? language;
  return text[language] ?? text[base] ?? text['en'] ?? Object.values(text)[0] ?? '';
}
