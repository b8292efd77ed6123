import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { cardStyles } from './styles.ts';

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
