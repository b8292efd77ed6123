import { Slottable } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import type { Tone } from '../../tone.ts';
import { badgeStyles } from '../badge/index.ts';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';
import { StatusDot } from '../../status-dot.tsx';

const styles = tv({
  extend: badgeStyles,
  base: 'min-h-5.5 px-2 ps-1.75 text-sm font-medium forced-colors:border-[CanvasText]',
});

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Sets colour and the shape of the dot. */
  readonly tone?: Tone;
  readonly asChild?: boolean;
}

/** The state that something is in: a word, with a dot whose shape and colour repeat it. */
export function StatusBadge({ tone = 'neutral', className, children, ...props }: StatusBadgeProps) {
  return (
    <Primitive.span
      data-slot="status-badge"
      data-tone={tone}
      className={styles({ tone, className })}
      {...props}
    >
      <StatusDot tone={tone} />
      <Slottable child={children}>
        {(text) => <span className="min-w-0 truncate">{text}</span>}
      </Slottable>
    </Primitive.span>
  );
}
