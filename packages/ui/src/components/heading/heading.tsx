import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';

const styles = tv({
  base: 'min-w-0 font-semibold text-balance break-words text-ink',
  variants: {
    size: { sm: 'text-md', base: 'text-base', lg: 'text-lg', xl: 'text-xl', '2xl': 'text-2xl' },
    tone: { usual: '', muted: 'text-ink-muted' },
  },
});

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'sm' | 'base' | 'lg' | 'xl' | '2xl';

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'base', 4: 'base', 5: 'sm', 6: 'sm' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page, which has one of level 1 and leaves none out. */
  readonly level?: HeadingLevel;
  /** How large it is, where that differs from what its level has. */
  readonly size?: HeadingSize;
  readonly tone?: 'usual' | 'muted';
  /** For an element that is a heading of its own, such as a legend. */
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
  const classes = styles({ size: size ?? sizeOfLevel[level], tone, className });
  if (asChild) return <Primitive.h2 data-slot="heading" asChild className={classes} {...props} />;
  const Element = `h${level}` as const;
  return <Element data-slot="heading" className={classes} {...props} />;
}
