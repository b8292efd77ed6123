import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { usePreferences } from '../../provider/index.ts';
import type { Appearance } from '../../tokens/index.ts';
import { preferencesMessages } from './messages.ts';
import { PreferencesDialog, type PreferencesDialogProps } from './preferences-dialog.tsx';

/** Lets a person choose the theme, the contrast and the density. */
export function AppearanceDialog({ onClose }: PreferencesDialogProps) {
  const { preferences, defaults, change } = usePreferences();
  const shown = {
    ...preferences,
    density: preferences.density ?? defaults.density ?? 'standard',
  };
  const choice = <Name extends keyof Appearance>(
    name: Name,
    label: string,
    options: readonly (readonly [value: NonNullable<Appearance[Name]>, label: string])[],
  ) => (
    <Field label={label}>
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
      title={preferencesMessages.appearance}
      description={preferencesMessages.scope}
      onClose={onClose}
    >
      {choice('theme', preferencesMessages.theme, [
        ['system', preferencesMessages.system],
        ['light', preferencesMessages.light],
        ['dark', preferencesMessages.dark],
      ])}
      {choice('contrast', preferencesMessages.contrast, [
        ['system', preferencesMessages.system],
        ['standard', preferencesMessages.standard],
        ['more', preferencesMessages.more],
      ])}
      {choice('density', preferencesMessages.density, [
        ['standard', preferencesMessages.standard],
        ['comfortable', preferencesMessages.comfortable],
        ['compact', preferencesMessages.compact],
      ])}
    </PreferencesDialog>
  );
}
