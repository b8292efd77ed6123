import { messageLanguage } from '@ninefold/messages';
import { usePreferences } from '../../provider/index.ts';
import type { PaletteCommand } from '../command-palette/index.ts';
import { appearanceChoices } from './appearance-choices.ts';
import { localeName } from './locale-name.ts';
import { preferencesMessages } from './messages.ts';
import { useAppearance } from './use-appearance.ts';

/** Returns a command for each language, theme, contrast and density that the person can choose. */
export function usePreferenceCommands(): readonly PaletteCommand[] {
  const { change, onLanguageChange } = usePreferences();
  const shown = useAppearance();
  const { language: current, offered = [current] } = messageLanguage();
  const languages = offered.map((value) =>
    command('language', value, {
      option: localeName(value),
      // Its name in the language that is shown: "German" finds "Deutsch".
      keywords: [localeName(value, current)],
      isCurrent: value === current,
      onSelect: () => {
        change({ language: value });
        if (value !== current) onLanguageChange(value);
      },
    }),
  );
  const appearance = (['theme', 'contrast', 'density'] as const).flatMap((name) =>
    appearanceChoices[name].map((value) =>
      command(name, value, {
        option: preferencesMessages[value],
        keywords: keywords(value),
        isCurrent: shown[name] === value,
        onSelect: () => change({ [name]: value }),
      }),
    ),
  );
  return [...(offered.length > 1 ? languages : []), ...appearance];
}

interface Choice extends Pick<PaletteCommand, 'keywords' | 'onSelect'> {
  readonly option: string;
  readonly isCurrent: boolean;
}

function command(
  name: 'language' | keyof typeof appearanceChoices,
  value: string,
  { option, isCurrent, ...choice }: Choice,
): PaletteCommand {
  return {
    id: `preference ${name} ${value}`,
    label: preferencesMessages.choice({ preference: preferencesMessages[name], option }),
    detail: isCurrent ? preferencesMessages.current : undefined,
    kind: 'action',
    ...choice,
  };
}

function keywords(value: string): readonly string[] {
  if (value === 'dark') return [preferencesMessages.darkMode];
  return value === 'light' ? [preferencesMessages.lightMode] : [];
}
