import type { ComponentProps } from 'react';
import type { Tone } from '../../tone.ts';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';

export const badgeStyles = tv({
  base: 'inline-flex max-w-full items-center gap-1.5 rounded-sm border border-transparent px-1.5 text-xs/[1.125rem] font-medium shrink-0 wrap-anywhere [&_svg]:size-3 [&_svg]:shrink-0',
  variants: {
    tone: {
      neutral: 'bg-neutral-soft text-neutral',
      accent: 'bg-accent-soft text-accent',
      info: 'bg-info-soft text-info',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
      special: 'bg-violet-soft text-violet',
    },
    variant: {
      soft: '',
      outline: 'border-line-strong bg-transparent font-normal',
    },
  },
  compoundVariants: [{ tone: 'neutral', variant: 'outline', className: 'text-ink-subtle' }],
  defaultVariants: { tone: 'neutral', variant: 'soft' },
});

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
