import type { ComponentProps } from 'react';
import { joinClassNames } from '../styling/index.ts';
import { Logo } from './logo.tsx';

export interface ProductLogoProps extends Omit<ComponentProps<'img'>, 'alt' | 'children'> {
  /** The address of the picture. The Ninefold mark, when left out. */
  readonly src?: string;
  /** How many of the nine points are known, which the mark shows. */
  readonly filled?: number;
}

/** The logo of a product, as decoration beside its name. */
export function ProductLogo({ src, filled, className, ...props }: ProductLogoProps) {
  if (src === undefined) return <Logo filled={filled} className={className} />;
  return (
    <img
      data-slot="product-logo"
      src={src}
      alt=""
      className={joinClassNames('size-5 shrink-0 object-contain', className)}
      {...props}
    />
  );
}
