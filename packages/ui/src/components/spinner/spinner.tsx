import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const styles = tv({
  base: 'inline-grid size-4 shrink-0 place-items-center text-ink-subtle [&>svg]:size-full [&>svg]:animate-turn',
  variants: { size: { small: 'size-3.5', medium: 'size-4', large: 'size-6' } },
});

export interface SpinnerProps extends ComponentProps<'span'> {
  readonly size?: 'small' | 'medium' | 'large';
  /** The accessible name. Without it the spinner decorates a text beside it. */
  readonly label?: string;
}

/** Shows that something is loading or being saved. */
export function Spinner({ size, label, className, children, ...props }: SpinnerProps) {
  return (
    <span data-slot="spinner" className={styles({ size, className })} {...props}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" strokeWidth="2">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity="0.25" />
        <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </span>
  );
}
