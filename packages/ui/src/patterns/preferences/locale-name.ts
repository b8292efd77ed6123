/** Returns a locale's name in its own language, or in another one: "Deutsch (Österreich)". */
export function localeName(locale: string, language: string = locale): string {
  return (
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(locale) ??
    locale
  );
}
