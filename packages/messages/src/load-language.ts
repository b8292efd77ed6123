import type { CatalogueName, CatalogueParts } from './catalogue-parts.ts';
import { type Catalogue, messageLanguage, setMessageLanguage } from './language.ts';

/** The languages that the product is written in. */
const languages = ['en', 'de', 'ar'] as const;

/** Returns the languages that a person can choose from: the product's, and those that a team adds. */
export function offeredLanguages(overrides: MessageOverrides = {}): readonly string[] {
  return [...new Set([...languages, ...Object.keys(overrides)])];
}

/** The language with accents and brackets that finds texts which can't be translated. */
export const pseudoLanguage = 'en-XA';

const translations: Readonly<Record<string, () => Promise<{ readonly parts: CatalogueParts }>>> = {
  de: () => import('./de/index.ts'),
  ar: () => import('./ar/index.ts'),
};

/** A team's messages: others than the product's own, by language, area and key. */
export type MessageOverrides = Readonly<Record<string, Catalogue>>;

export interface LanguageOptions {
  /** Messages that replace the product's; a language that the product lacks is added by its own. */
  readonly overrides?: MessageOverrides;
  /** A BCP 47 tag for numbers. The language's own where it is left out. */
  readonly format?: string;
  /** The parts to load. English is in the code, and loads nothing. */
  readonly parts: readonly CatalogueName[];
}

/** Makes a language the current one, and loads its messages. */
export async function loadLanguage(
  language: string,
  { overrides = {}, format, parts }: LanguageOptions,
): Promise<void> {
  const own = overrides[language] ?? overrides[baseOf(language)];
  const transform =
    language === pseudoLanguage ? (await import('./pseudo.ts')).pseudoMessage : undefined;
  setMessageLanguage({
    language,
    format,
    catalogues: own === undefined ? [] : [own],
    offered: offeredLanguages(overrides),
    transform,
  });
  await Promise.all(parts.map(loadMessages));
}

/** Loads a part of the current language's messages. Where that fails, they are in English. */
export async function loadMessages(part: CatalogueName): Promise<void> {
  const { language } = messageLanguage();
  const load = async () => (await translations[baseOf(language)]?.())?.parts[part]();
  const loaded = await load().catch(() => undefined);
  const current = messageLanguage();
  if (loaded === undefined || current.language !== language) return;
  const others = current.catalogues.filter((each) => each !== loaded.default);
  setMessageLanguage({ ...current, catalogues: [...others, loaded.default] });
}

/**
 * The languages that the browser asks for, as BCP 47 tags. A browser whose system has no language says
 * `en-US@posix`, which `Intl` refuses.
 */
export function browserLanguages(): readonly string[] {
  return navigator.languages.filter((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length > 0;
    } catch {
      return false;
    }
  });
}

/**
 * Chooses the first of the wanted languages (BCP 47 tags) that is offered: `de` for `de-AT`. English
 * where none is.
 */
export function chooseLanguage(
  wanted: readonly (string | undefined)[],
  offered: readonly string[] = languages,
): string {
  for (const tag of wanted) {
    if (tag === undefined) continue;
    if (offered.includes(tag) || tag === pseudoLanguage) return tag;
    if (offered.includes(baseOf(tag))) return baseOf(tag);
  }
  return 'en';
}

function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
