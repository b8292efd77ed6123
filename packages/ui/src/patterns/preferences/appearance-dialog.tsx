import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { usePreferences } from '../../provider/index.ts';
import type { Appearance } from '../../tokens/index.ts';
import { preferencesLabels } from './labels.ts';
import { PreferencesDialog, type PreferencesDialogProps } from './preferences-dialog.tsx';

/** Lets a person choose the theme, the contrast and the density. */
export function AppearanceDialog({ onClose }: PreferencesDialogProps) {
  const { preferences, defaults, change } = usePreferences();
  const shown = {
    ...preferences,
    density: preferences.density ?? defaults.density ?? 'comfortable',
  };
  const labels = preferencesLabels;
  const choice = <Name extends keyof Appearance>(
    name: Name,
    options: readonly (readonly [value: NonNullable<Appearance[Name]>, label: string])[],
  ) => (
    <Field label={labels[name]}>
      <RadioGroup
        orientation="horizontal"
        value={shown[name]}
        onValueChange={(value) => {
          const chosen = options.find(([option]) => option === value);
          if (chosen !== undefined) change({ [name]: chosen[0] });
        }}
        options={options.map(([value, label]) => ({ value, label }))}
      />
    </Field>
  );
  return (
    <PreferencesDialog
      title={labels.appearance}
      description={labels.appearanceScope}
      onClose={onClose}
    >
      {choice('theme', [
        ['system', labels.system],
        ['light', labels.light],
        ['dark', labels.dark],
      ])}
      {choice('contrast', [
        ['system', labels.system],
        ['standard', labels.standard],
        ['more', labels.more],
      ])}
      {choice('density', [
        ['comfortable', labels.comfortable],
        ['compact', labels.compact],
      ])}
    </PreferencesDialog>
  );
}
