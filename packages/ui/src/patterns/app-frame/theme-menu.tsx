import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '../../components/menu/index.ts';
import type { AppFrameLabels, AppFrameProps, ThemeChoice } from './app-frame-props.ts';
import { DeveloperEntries } from './developer-entries.tsx';
import { ThemeButton } from './theme-button.tsx';

export interface ThemeChoicesProps extends Pick<AppFrameProps, 'theme' | 'onThemeChange'> {
  readonly labels: AppFrameLabels;
}

export interface ThemeMenuProps extends ThemeChoicesProps, Pick<AppFrameProps, 'developerEntries'> {
  /** Without words, where it stands beside something else. */
  readonly iconOnly?: boolean;
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** The theme alone, where nobody is signed in. */
export function ThemeMenu({ iconOnly = false, developerEntries, ...choices }: ThemeMenuProps) {
  const { theme, labels } = choices;
  return (
    <Menu>
      <MenuTrigger asChild>
        <ThemeButton iconOnly={iconOnly} theme={theme} labels={labels} />
      </MenuTrigger>
      <MenuContent align={iconOnly ? 'end' : 'start'} side="top">
        <ThemeChoices {...choices} />
        <DeveloperEntries entries={developerEntries} labels={labels} />
      </MenuContent>
    </Menu>
  );
}

/** Light, dark, or as the system, within a menu. */
export function ThemeChoices({ theme, onThemeChange, labels }: ThemeChoicesProps) {
  return (
    <MenuGroup label={labels.theme}>
      <MenuRadioGroup
        value={theme}
        onValueChange={(value) => {
          const chosen = themes.find((theme) => theme === value);
          if (chosen !== undefined) onThemeChange(chosen);
        }}
      >
        {themes.map((theme) => (
          <MenuRadioItem key={theme} value={theme}>
            {labels[theme]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </MenuGroup>
  );
}
