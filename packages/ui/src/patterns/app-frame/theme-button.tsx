import { ChevronsUpDown, Monitor, Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import type { AppFrameLabels, ThemeChoice } from './app-frame-props.ts';

export interface ThemeButtonProps extends ComponentProps<'button'> {
  readonly theme: ThemeChoice;
  readonly iconOnly: boolean;
  readonly labels: AppFrameLabels;
}

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Says which theme is chosen, and opens the menu of them. */
export function ThemeButton({ theme, iconOnly, labels, ...props }: ThemeButtonProps) {
  const Icon = icons[theme];
  if (iconOnly) {
    return (
      <IconButton {...props} label={`${labels.theme}: ${labels[theme]}`}>
        <Icon aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      {...props}
      className="flex min-h-item w-full min-w-0 items-center gap-2 rounded-md px-2 text-start text-ink-muted hover:bg-hover data-[state=open]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-subtle"
    >
      <Icon aria-hidden="true" />
      <span className="flex-1 truncate">{labels.theme}</span>
      <span className="truncate text-xs text-ink-subtle">{labels[theme]}</span>
      <ChevronsUpDown aria-hidden="true" />
    </button>
  );
}
