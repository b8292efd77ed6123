import { messageLanguage } from '@ninefold/messages';
import type { Declaration } from './declaration.ts';

/** A text for each language, by BCP 47 tag: `{ en: 'Customer', de: 'Kunde' }`. */
export interface TextByLanguage {
  readonly [language: string]: string;
}

/** The keys at which a declaration has texts for people. */
const textKeys = [
  'audience',
  'description',
  'does',
  'gender',
  'group',
  'help',
  'label',
  'message',
  'plural',
  'purpose',
  'reaction',
  'shortName',
  'statement',
  'title',
  'value',
] as const;

type TextKey = (typeof textKeys)[number];

/** A declaration as a team writes it: each text may be one for each language. */
export type InLanguages<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: InLanguages<T[Key]> | ByLanguage<Key, T[Key]> }
    : T;

type ByLanguage<Key, Value> = Key extends TextKey
  ? string extends Value
    ? TextByLanguage
    : never
  : Key extends 'values'
    ? { readonly [value: string]: string | TextByLanguage }
    : never;

/** A text of a declaration, with the languages that it is in; none where it is the same in all. */
export interface DeclaredText {
  /** The key path: `entities.customer.label`. */
  readonly path: string;
  readonly languages: readonly string[] | undefined;
}

/** Returns a declaration with each text in the current language, else in English, else in its first. */
export function inLanguage(declaration: InLanguages<Declaration>): Declaration {
  return mapTexts(declaration, (text, path) =>
    path.at(-1) === 'gender' ? genderIn(text) : textIn(text),
  ) as Declaration;
}

/** Lists the texts of a declaration. */
export function declaredTexts(declaration: InLanguages<Declaration>): readonly DeclaredText[] {
  const found: DeclaredText[] = [];
  mapTexts(declaration, (text, path) => {
    const languages = typeof text === 'string' ? undefined : Object.keys(text);
    found.push({ path: path.join('.'), languages });
    return '';
  });
  return found;
}

/** A gender is of one language's grammar: another one has none. */
function genderIn(gender: string | TextByLanguage): string {
  const { language } = messageLanguage();
  if (typeof gender === 'string') return gender;
  return gender[language] ?? gender[language.split('-')[0] ?? language] ?? '';
}

function textIn(text: string | TextByLanguage): string {
  if (typeof text === 'string') return text;
  const { language } = messageLanguage();
  const base = language.split('-')[0] ?? language;
  return text[language] ?? text[base] ?? text['en'] ?? Object.values(text)[0] ?? '';
}

type MapText = (text: string | TextByLanguage, path: readonly string[]) => string;

/** Copies a value with other texts. */
function mapTexts(value: unknown, map: MapText, path: readonly string[] = []): unknown {
  const isText = keysOfTexts.has(path.at(-1) ?? '') || path.at(-2) === 'values';
  if (isText && (typeof value === 'string' || isByLanguage(value))) return map(value, path);
  if (Array.isArray(value)) {
    return value.map((each, index) => mapTexts(each, map, [...path, String(index)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, map, [...path, key])]),
  );
}

const keysOfTexts: ReadonlySet<string> = new Set(textKeys);

/** An entity or a field may be called like a text's key: what is declared of it is no text. */
function isByLanguage(value: unknown): value is TextByLanguage {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(
      ([key, text]) => /^[a-z]{2,3}(?:-\w+)*$/.test(key) && typeof text === 'string',
    )
  );
}
