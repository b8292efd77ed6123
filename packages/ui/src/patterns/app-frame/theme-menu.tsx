import { ChevronsUpDown, Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../components/icon-button/index.ts';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '../../components/menu/index.ts';
import type { AppFrameLabels, AppFrameProps, ThemeChoice } from './app-frame-props.ts';

export interface ThemeChoicesProps extends Pick<AppFrameProps, 'theme' | 'onThemeChange'> {
  readonly labels: AppFrameLabels;
}

export interface ThemeMenuProps extends ThemeChoicesProps {
  /** Without words, where it stands beside something else. */
  readonly iconOnly?: boolean;
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const icons = { light: Sun, dark: Moon, system: Monitor };

/** The theme alone, where nobody is signed in. */
export function ThemeMenu({ iconOnly = false, ...choices }: ThemeMenuProps) {
  const { theme, labels } = choices;
  const Icon = icons[theme];
  return (
    <Menu>
      <MenuTrigger asChild>
        {iconOnly ? (
          <IconButton label={`${labels.theme}: ${labels[theme]}`}>
            <Icon aria-hidden="true" />
          </IconButton>
        ) : (
          <button
            type="button"
            className="flex min-h-item w-full min-w-0 items-center gap-2 rounded-md px-2 text-start text-ink-muted hover:bg-hover data-[state=open]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-subtle"
          >
            <Icon aria-hidden="true" />
            <span className="flex-1 truncate">{labels.theme}</span>
            <span className="truncate text-xs text-ink-subtle">{labels[theme]}</span>
            <ChevronsUpDown aria-hidden="true" />
          </button>
        )}
      </MenuTrigger>
      <MenuContent align={iconOnly ? 'end' : 'start'} side="top">
        <ThemeChoices {...choices} />
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
