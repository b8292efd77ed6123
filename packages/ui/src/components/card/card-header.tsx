import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { cardStyles } from './styles.ts';

export interface CardHeaderProps extends ComponentProps<'div'> {
  readonly asChild?: boolean;
}

/** The title at its start, a count or an action at its end. */
export function CardHeader({ className, ...props }: CardHeaderProps) {
  const { header } = cardStyles();
  return <Primitive.div data-slot="card-header" className={header({ className })} {...props} />;
}
