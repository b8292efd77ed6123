import { messageLanguage } from '@ninefold/messages';
import type { DeclaredText } from '../declaration/index.ts';
import type { Fact, Specification } from '../model/index.ts';
import { languageMessages } from './language-messages.ts';

/** The texts of a declaration, by language. */
export interface LanguagesCoverage {
  /** In the order in which the declaration first uses them. */
  readonly languages: readonly LanguageCoverage[];
  /** Texts that are in at least one named language. */
  readonly texts: number;
  /** Plain strings: texts in one language, which the declaration does not name. */
  readonly unnamed: number;
  /** Labels that are made from names in the database, and so in no language. */
  readonly derived: number;
}

/** The texts of one language. */
export interface LanguageCoverage {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly count: number;
  /** The key paths of texts that it lacks: `entities.customer.label`. */
  readonly missing: readonly string[];
}

/**
 * Counts the texts of a declaration in each of its languages. Returns undefined for a declaration in
 * fewer than two. Genders are left out: a language without them has none to declare.
 */
export function languagesCoverage(
  declared: readonly DeclaredText[],
  specification: Specification,
): LanguagesCoverage | undefined {
  const texts = declared.filter(({ path }) => !isGender(path));
  const named = texts.flatMap(({ path, languages }) =>
    languages === undefined ? [] : [{ path, languages }],
  );
  const all = [...new Set(named.flatMap(({ languages }) => languages))];
  if (all.length < 2) return undefined;
  return {
    languages: all.map((language) => {
      const missing = named.filter((text) => !isIn(language, text.languages));
      return {
        language,
        count: named.length - missing.length,
        missing: missing.map(({ path }) => path),
      };
    }),
    texts: named.length,
    unnamed: texts.length - named.length,
    derived: derivedLabels(specification),
  };
}

/** `values.gender` is the text of a value that is called so. */
function isGender(path: string): boolean {
  return path.endsWith('.gender') && !path.endsWith('.values.gender');
}

/** In Austria, a German text is shown where there is no Austrian one. */
function isIn(language: string, languages: readonly string[]): boolean {
  return languages.includes(language) || languages.includes(language.split('-')[0] ?? language);
}

function derivedLabels({ entities, states }: Specification): number {
  const labels: readonly Fact<string>[] = [
    ...entities.flatMap(({ label, plural, fields }) => [
      label,
      plural,
      ...fields.map((field) => field.label),
    ]),
    ...states.flatMap((state) => state.states.map(({ label }) => label)),
  ];
  return labels.filter(({ source }) => source.from === 'derived').length;
}

const pathsAtMost = 10;

/** Writes the coverage by language for a terminal, one line each. */
export function languagesText({
  languages,
  texts,
  unnamed,
  derived,
}: LanguagesCoverage): readonly string[] {
  return [
    languageMessages.heading,
    ...languages.flatMap(({ language, count, missing }) => {
      const args = { language: languageName(language), count, all: texts };
      if (missing.length === 0) return [`   ✓ ${languageMessages.complete(args)}`];
      const more = missing.length - pathsAtMost;
      return [
        `   – ${languageMessages.incomplete(args)}`,
        ...missing.slice(0, pathsAtMost).map((path) => `     ${path}`),
        ...(more > 0 ? [`     ${languageMessages.more({ count: more })}`] : []),
      ];
    }),
    ...(unnamed === 0 ? [] : [`   ${languageMessages.unnamed({ count: unnamed })}`]),
    ...(derived === 0 ? [] : [`   ${languageMessages.derived({ count: derived })}`]),
  ];
}

function languageName(tag: string): string {
  const names = new Intl.DisplayNames(messageLanguage().language, { type: 'language' });
  try {
    return names.of(tag) ?? tag;
  } catch (error) {
    // A declaration may have a tag that is not valid.
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
