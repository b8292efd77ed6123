import { browserLanguages, chooseLanguage, messageLanguage } from '@ninefold/messages';
import { useId } from 'react';
import { Field } from '../../components/field/index.ts';
import { EnumCombobox } from '../../fields/enum/index.ts';
import { usePreferences } from '../../provider/index.ts';
import type { FieldOption } from '../../shapes/index.ts';
import { localeName } from './locale-name.ts';
import { preferencesMessages } from './messages.ts';
import { PreferencesDialog, type PreferencesDialogProps } from './preferences-dialog.tsx';

/** Locales whose formats differ, of the languages that most software offers. */
const locales = `
  ar-EG ar-SA bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN
  en-NZ en-US en-ZA es-ES es-MX et-EE fa-IR fi-FI fr-CA fr-CH fr-FR he-IL hi-IN hr-HR
  hu-HU id-ID it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO
  ru-RU sk-SK sl-SI sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW`
  .trim()
  .split(/\s+/);

/** Returns the locales that this browser knows, by their names in their own languages. */
function localeOptions(): readonly FieldOption[] {
  return Intl.DateTimeFormat.supportedLocalesOf(locales)
    .map((value) => ({ value, label: localeName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Returns every time zone that this browser knows: "America/New York". */
function timeZoneOptions(): readonly FieldOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((value) => ({ value, label: timeZoneName(value) }));
}

function timeZoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** Returns the time there at present: "14:05 GMT+1". */
function timeIn(timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(Date.now());
}

/** Returns a number and the present moment as the locale writes them. */
function formatExample(locale: string, timeZone: string): string {
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return `${new Intl.NumberFormat(locale).format(1_234_567.89)} · ${date.format(Date.now())}`;
}

/** Lets a person choose the language, how numbers and dates are written, and the time zone. */
export function RegionDialog({ onClose }: PreferencesDialogProps) {
  const { preferences, defaults, change, onLanguageChange } = usePreferences();
  const { language: current, offered = [current] } = messageLanguage();
  const browser = new Intl.DateTimeFormat().resolvedOptions();
  const fallback = {
    language: chooseLanguage([defaults.language, ...browserLanguages()], offered),
    locale: defaults.locale ?? browser.locale,
    timeZone: defaults.timeZone ?? browser.timeZone,
  };
  const { locale = fallback.locale, timeZone = fallback.timeZone } = preferences;
  const { language = fallback.language } = preferences;
  const close = () => {
    onClose();
    if (language !== current) onLanguageChange(language);
  };
  return (
    <PreferencesDialog
      title={preferencesMessages.region}
      description={preferencesMessages.scope}
      onClose={close}
    >
      <Choice
        label={preferencesMessages.language}
        description={preferencesMessages.languageScope}
        defaultLabel={preferencesMessages.default({ value: localeName(fallback.language) })}
        options={offered.map((value) => ({ value, label: localeName(value) }))}
        value={preferences.language}
        onValueChange={(chosen) => change({ language: chosen })}
      />
      <Choice
        label={preferencesMessages.format}
        description={preferencesMessages.example({ value: formatExample(locale, timeZone) })}
        defaultLabel={preferencesMessages.default({ value: localeName(fallback.locale) })}
        options={localeOptions()}
        value={preferences.locale}
        onValueChange={(chosen) => change({ locale: chosen })}
      />
      <Choice
        label={preferencesMessages.timeZone}
        description={preferencesMessages.now({ time: timeIn(timeZone, locale) })}
        defaultLabel={preferencesMessages.default({ value: timeZoneName(fallback.timeZone) })}
        options={timeZoneOptions()}
        value={preferences.timeZone}
        onValueChange={(chosen) => change({ timeZone: chosen })}
      />
    </PreferencesDialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly description: string;
  /** The option that goes back to the default. */
  readonly defaultLabel: string;
  readonly options: readonly FieldOption[];
  readonly value: string | undefined;
  readonly onValueChange: (value: string | undefined) => void;
}

function Choice({ label, description, defaultLabel, options, value, onValueChange }: ChoiceProps) {
  const name = useId();
  return (
    <Field label={label} description={description}>
      <EnumCombobox
        field={{
          name,
          label,
          kind: 'enum',
          required: true,
          readOnly: false,
          hasDefault: false,
          options: [{ value: '', label: defaultLabel }, ...options],
        }}
        defaultValue={value ?? ''}
        onValueChange={(chosen) =>
          onValueChange(chosen === null || chosen === '' ? undefined : chosen)
        }
      />
    </Field>
  );
}
