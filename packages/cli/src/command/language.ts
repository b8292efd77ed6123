import { parseArgs } from 'node:util';
import { chooseLanguage, formatList, offeredLanguages } from '@ninefold/messages';

/** The language of texts and numbers, for `loadLanguage`. */
export interface CommandLanguage {
  readonly language: string;
  /** The person's region, such as `de-AT`; undefined if it belongs to another language. */
  readonly format: string | undefined;
}

/**
 * Chooses the language of a command: from the option `--language`, then from the variables of the
 * terminal, in POSIX's order. English where none names a language that there is.
 */
export function commandLanguage(
  argumentList: readonly string[],
  { LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>,
): CommandLanguage {
  const { values } = parseArgs({
    args: [...argumentList],
    options: { language: { type: 'string' } },
    strict: false,
  });
  const wanted = [values.language, LC_ALL, LC_MESSAGES, LANG].map(languageTag);
  const language = chooseLanguage(wanted);
  const format = wanted.find((tag) => tag !== undefined && baseOf(tag) === baseOf(language));
  return { language, format };
}

/** Returns whether the texts of the command can be in a language. */
export function hasLanguage(locale: string): boolean {
  const tag = languageTag(locale);
  return tag !== undefined && baseOf(chooseLanguage([tag])) === baseOf(tag);
}

/** "en, de or ar". */
export function languageList(): string {
  return formatList(offeredLanguages(), 'or');
}

/** Returns the BCP 47 tag for a tag or a POSIX locale, `de-AT` for `de_AT.UTF-8`; undefined if it is neither. */
function languageTag(locale: string | boolean | undefined): string | undefined {
  if (typeof locale !== 'string') return undefined;
  const [name = ''] = locale.split(/[.@]/);
  if (name === 'C' || name === 'POSIX') return 'en';
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

function baseOf(tag: string): string | undefined {
  return tag.split('-')[0];
}
