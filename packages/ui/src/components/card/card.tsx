import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';

const cardStyles = tv({
  slots: {
    card: 'flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-panel text-ink',
    header: 'flex min-w-0 items-start justify-between gap-3',
    title: 'min-w-0 text-base font-semibold',
    footer: 'mt-auto flex flex-wrap items-center gap-2 pt-2',
  },
  variants: {
    padding: {
      none: { card: 'overflow-clip' },
      medium: { card: 'px-4 py-3.5' },
      large: { card: 'p-6' },
    },
  },
  defaultVariants: { padding: 'medium' },
});

export interface CardProps extends ComponentProps<'div'> {
  /** `none` where a table or list fills the card to its edge. */
  readonly padding?: 'none' | 'medium' | 'large';
  readonly asChild?: boolean;
}

/** Groups related content in a box. */
export function Card({ padding, className, ...props }: CardProps) {
  const { card } = cardStyles({ padding });
  return <Primitive.div data-slot="card" className={card({ className })} {...props} />;
}

/** The title at its start, a count or an action at its end. */
export function CardHeader({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  const { header } = cardStyles();
  return <Primitive.div data-slot="card-header" className={header({ className })} {...props} />;
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** For a heading of another level: `<CardTitle asChild><h4>…</h4></CardTitle>`. */
  readonly asChild?: boolean;
}

export function CardTitle({ className, ...props }: CardTitleProps) {
  const { title } = cardStyles();
  return <Primitive.h2 data-slot="card-title" className={title({ className })} {...props} />;
}

/** Actions, always at the bottom of the card. */
export function CardFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  const { footer } = cardStyles();
  return <Primitive.div data-slot="card-footer" className={footer({ className })} {...props} />;
}
