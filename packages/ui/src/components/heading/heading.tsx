import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';

const styles = tv({
  base: 'min-w-0 font-semibold text-balance break-words text-ink',
  variants: {
    level: {
      1: 'text-xl',
      2: 'text-lg',
      3: 'text-base',
      4: 'text-base',
      5: 'text-md',
      6: 'text-md',
    },
    size: { small: 'text-md', medium: 'text-base', large: 'text-lg' },
    tone: { neutral: '', muted: 'text-ink-muted' },
  },
});

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'small' | 'medium' | 'large';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the page's outline, which has one heading of level 1 and skips no level. */
  readonly level?: HeadingLevel;
  /** Overrides the size that comes with the level. */
  readonly size?: HeadingSize;
  readonly tone?: 'neutral' | 'muted';
  /** Renders as its child, for example a legend. */
  readonly asChild?: boolean;
}

/** Introduces a section of the page. Its level is for the outline, its size for the eye. */
export function Heading({
  level = 2,
  size,
  tone,
  asChild = false,
  className,
  ...props
}: HeadingProps) {
  const classes = styles({ level, size, tone, className });
  if (asChild) return <Primitive.h2 data-slot="heading" asChild className={classes} {...props} />;
  const Element = `h${level}` as const;
  return <Element data-slot="heading" className={classes} {...props} />;
}
