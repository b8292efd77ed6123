import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { cardStyles } from './styles.ts';

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** For a heading of another level: `<CardTitle asChild><h4>…</h4></CardTitle>`. */
  readonly asChild?: boolean;
}

export function CardTitle({ className, ...props }: CardTitleProps) {
  const { title } = cardStyles();
  return <Primitive.h2 data-slot="card-title" className={title({ className })} {...props} />;
}
