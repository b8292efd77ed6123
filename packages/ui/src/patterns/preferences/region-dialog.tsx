import { useId } from 'react';
import { Field } from '../../components/field/index.ts';
import { EnumCombobox } from '../../fields/enum/index.ts';
import { usePreferences } from '../../provider/index.ts';
import type { FieldOption } from '../../shapes/index.ts';
import { preferencesLabels } from './labels.ts';
import { PreferencesDialog, type PreferencesDialogProps } from './preferences-dialog.tsx';
import {
  formatExample,
  localeName,
  localeOptions,
  timeIn,
  timeZoneName,
  timeZoneOptions,
} from './region-options.ts';

/** Lets a person choose how numbers and dates are written, and in which time zone. */
export function RegionDialog({ onClose }: PreferencesDialogProps) {
  const { preferences, defaults, change } = usePreferences();
  const labels = preferencesLabels;
  const browser = new Intl.DateTimeFormat().resolvedOptions();
  const fallback = {
    locale: defaults.locale ?? browser.locale,
    timeZone: defaults.timeZone ?? browser.timeZone,
  };
  const { locale = fallback.locale, timeZone = fallback.timeZone } = preferences;
  return (
    <PreferencesDialog title={labels.region} description={labels.regionScope} onClose={onClose}>
      <Choice
        label={labels.format}
        description={labels.example(formatExample(locale, timeZone))}
        defaultLabel={labels.default(localeName(fallback.locale))}
        options={localeOptions()}
        value={preferences.locale}
        onValueChange={(chosen) => change({ locale: chosen })}
      />
      <Choice
        label={labels.timeZone}
        description={labels.now(timeIn(timeZone, locale))}
        defaultLabel={labels.default(timeZoneName(fallback.timeZone))}
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
