import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { cardStyles } from './styles.ts';

export type CardHeaderProps = ComponentProps<typeof Primitive.div>;

/** The title at its start, a count or an action at its end. */
export function CardHeader({ className, ...props }: CardHeaderProps) {
  const { header } = cardStyles();
  return <Primitive.div data-slot="card-header" className={header({ className })} {...props} />;
}
