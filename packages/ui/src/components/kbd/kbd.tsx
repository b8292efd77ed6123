import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { shortcutText } from './shortcut.ts';

const styles = tv({
  base: 'inline-block rounded-xs border px-1 font-sans text-2xs font-medium whitespace-nowrap',
  variants: {
    // On a filled button the key takes the button's own ink.
    plain: {
      true: 'border-current/40 bg-transparent text-inherit',
      false: 'border-line-strong bg-sunken text-ink-subtle',
    },
  },
  defaultVariants: { plain: false },
});

export interface KbdProps extends ComponentProps<'kbd'> {
  /** A shortcut, shown as the platform shows it: `Mod+Enter`, `Alt+Shift+L`. */
  readonly shortcut?: string;
  /** Without its own background, for use on a coloured one. */
  readonly plain?: boolean;
}

/** A key or key combination. */
export function Kbd({ shortcut, plain, className, children, ...props }: KbdProps) {
  return (
    <kbd data-slot="kbd" className={styles({ plain, className })} {...props}>
      {shortcut === undefined ? children : shortcutText(shortcut)}
    </kbd>
  );
}
