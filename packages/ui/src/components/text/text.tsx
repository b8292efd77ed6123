import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';

const styles = tv({
  base: 'min-w-0 break-words',
  variants: {
    size: {
      small: 'text-sm',
      medium: 'text-base',
      large: 'text-lg font-normal',
    },
    tone: {
      neutral: 'text-ink',
      muted: 'text-ink-muted',
      subtle: 'text-ink-subtle',
      accent: 'text-accent',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
      inherit: 'text-inherit',
    },
    weight: { normal: 'font-normal', medium: 'font-medium', semibold: 'font-semibold' },
    align: { start: 'text-start', center: 'text-center', end: 'text-end' },
    wrap: {
      wrap: 'text-wrap',
      balance: 'text-balance',
      pretty: 'text-pretty',
      nowrap: 'text-nowrap',
    },
    tabular: { true: 'tabular-nums' },
    measure: { true: 'max-w-[65ch]' },
  },
  defaultVariants: { size: 'medium', tone: 'neutral' },
});

export interface TextProps extends ComponentProps<'p'> {
  /** 12, 14 or 16 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Repeats a meaning that the words express too. */
  readonly tone?:
    | 'neutral'
    | 'muted'
    | 'subtle'
    | 'accent'
    | 'success'
    | 'warning'
    | 'danger'
    | 'inherit';
  readonly weight?: 'normal' | 'medium' | 'semibold';
  readonly align?: 'start' | 'center' | 'end';
  readonly wrap?: 'wrap' | 'balance' | 'pretty' | 'nowrap';
  /** Figures of one width, for numbers that are compared or that change. */
  readonly tabular?: boolean;
  /** Lines of at most some 65 characters, for what is read at length. */
  readonly measure?: boolean;
  /** `span` within a line; for another element use `asChild`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small';
  readonly asChild?: boolean;
}

/** Text in the system’s sizes and colours. */
export function Text({
  size,
  tone,
  weight,
  align,
  wrap,
  tabular,
  measure,
  as = 'p',
  asChild = false,
  className,
  ...props
}: TextProps) {
  const classes = styles({ size, tone, weight, align, wrap, tabular, measure, className });
  if (asChild) return <Primitive.p data-slot="text" asChild className={classes} {...props} />;
  const Element = as as 'p';
  return <Element data-slot="text" className={classes} {...props} />;
}
