import { Radio } from 'lucide-react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/button/index.ts';
import { ariaShortcut, Kbd } from '../../components/kbd/index.ts';
import { phone, useMediaQuery } from '../use-media-query.ts';

export interface CallLogToggleProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly label?: string;
  /** The keys that do the same: `Alt+Shift+L`. */
  readonly shortcut?: string;
}

/** Opens and closes the calls: in the top bar, or at a phone's edge, whose top bar has no room. */
export function CallLogToggle({
  open,
  onToggle,
  ref,
  label = 'Calls',
  shortcut,
}: CallLogToggleProps) {
  const narrow = useMediaQuery(phone);
  const pressed = {
    'aria-expanded': open,
    'aria-keyshortcuts': shortcut && ariaShortcut(shortcut),
    onClick: onToggle,
  };
  if (narrow) {
    return createPortal(
      <button
        {...pressed}
        ref={ref}
        type="button"
        data-slot="call-log-toggle"
        className="fixed end-0 top-1/3 z-sticky min-h-6 min-w-6 rounded-s-md border border-e-0 border-line-strong bg-panel px-0.5 py-2 text-sm text-ink-muted"
      >
        {/* On the button itself, it would turn the edge that the button stands at. */}
        <span className="[writing-mode:vertical-rl]">{label}</span>
      </button>,
      document.body,
    );
  }
  return (
    <Button
      {...pressed}
      ref={ref}
      data-slot="call-log-toggle"
      size="small"
      variant="ghost"
      startIcon={<Radio aria-hidden="true" />}
      endIcon={
        shortcut && <Kbd plain shortcut={shortcut} aria-hidden="true" className="max-lg:hidden" />
      }
    >
      {label}
    </Button>
  );
}
