import type { FieldOption } from '../../shapes/index.ts';

/** Locales whose formats differ, of the languages that most software offers. */
const locales = `
  ar-EG ar-SA bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN
  en-NZ en-US en-ZA es-ES es-MX et-EE fa-IR fi-FI fr-CA fr-CH fr-FR he-IL hi-IN hr-HR
  hu-HU id-ID it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO
  ru-RU sk-SK sl-SI sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW`
  .trim()
  .split(/\s+/);

/** Returns the locales that this browser knows, by their names in their own languages. */
export function localeOptions(): readonly FieldOption[] {
  return Intl.DateTimeFormat.supportedLocalesOf(locales)
    .map((value) => ({ value, label: localeName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Returns a locale's name in its own language: "Deutsch (Österreich)". */
export function localeName(locale: string): string {
  return (
    new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(locale) ??
    locale
  );
}

/** Returns every time zone that this browser knows: "America/New York". */
export function timeZoneOptions(): readonly FieldOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((value) => ({ value, label: timeZoneName(value) }));
}

export function timeZoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** Returns the time there at present: "14:05 GMT+1". */
export function timeIn(timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(Date.now());
}

/** Returns a number and the present moment as the locale writes them. */
export function formatExample(locale: string, timeZone: string): string {
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return `${new Intl.NumberFormat(locale).format(1_234_567.89)} · ${date.format(Date.now())}`;
}
