import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { cardStyles } from './styles.ts';

export type CardFooterProps = ComponentProps<typeof Primitive.div>;

/** Actions on the card, at its foot whatever its height. */
export function CardFooter({ className, ...props }: CardFooterProps) {
  const { footer } = cardStyles();
  return <Primitive.div data-slot="card-footer" className={footer({ className })} {...props} />;
}
