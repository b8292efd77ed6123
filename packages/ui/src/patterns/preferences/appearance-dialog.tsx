import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { usePreferences } from '../../provider/index.ts';
import { appearanceChoices } from './appearance-choices.ts';
import { preferencesMessages } from './messages.ts';
import { PreferencesDialog, type PreferencesDialogProps } from './preferences-dialog.tsx';
import { useAppearance } from './use-appearance.ts';

/** Lets a person choose the theme, the contrast and the density. */
export function AppearanceDialog({ onClose }: PreferencesDialogProps) {
  const { change } = usePreferences();
  const shown = useAppearance();
  return (
    <PreferencesDialog
      title={preferencesMessages.appearance}
      description={preferencesMessages.scope}
      onClose={onClose}
    >
      {(['theme', 'contrast', 'density'] as const).map((name) => (
        <Field key={name} label={preferencesMessages[name]}>
          <RadioGroup
            orientation="horizontal"
            value={shown[name]}
            onValueChange={(value) => {
              const chosen = appearanceChoices[name].find((choice) => choice === value);
              if (chosen !== undefined) change({ [name]: chosen });
            }}
            options={appearanceChoices[name].map((value) => ({
              value,
              label: preferencesMessages[value],
            }))}
          />
        </Field>
      ))}
    </PreferencesDialog>
  );
}
