import type { ComponentProps } from 'react';
import type { Tone } from '../../tone.ts';
import { Primitive } from '../primitive.tsx';
import { badgeStyles } from './styles.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: Tone;
  /** `outline` for where a fact comes from and for kinds; `soft` for the rest. */
  readonly variant?: 'soft' | 'outline';
  readonly asChild?: boolean;
}

/** A short label or count. For a state, use StatusBadge. */
export function Badge({ tone, variant, className, ...props }: BadgeProps) {
  return (
    <Primitive.span
      data-slot="badge"
      data-tone={tone ?? 'neutral'}
      className={badgeStyles({ tone, variant, className })}
      {...props}
    />
  );
}
