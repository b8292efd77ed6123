import { Settings2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { useLabels } from '../../labels/index.ts';
import { appFrameLabels } from './labels.ts';

export interface PreferencesButtonProps extends ComponentProps<'button'> {
  readonly iconOnly: boolean;
}

/** Opens the menu of preferences. */
export function PreferencesButton({ iconOnly, ...props }: PreferencesButtonProps) {
  const labels = useLabels(appFrameLabels);
  if (iconOnly) {
    return (
      <IconButton {...props} label={labels.preferences}>
        <Settings2 aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      {...props}
      className="flex min-h-item w-full min-w-0 items-center gap-2 rounded-md px-2 text-start text-ink-muted hover:bg-hover data-[state=open]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-subtle"
    >
      <Settings2 aria-hidden="true" />
      <span className="flex-1 truncate">{labels.preferences}</span>
    </button>
  );
}
