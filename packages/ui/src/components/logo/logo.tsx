import type { ComponentProps } from 'react';
import { joinClassNames } from '../styling/index.ts';

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The number of known points, 0 to 9: as many squares are filled. */
  readonly filled?: number;
  /** Without it the logo is decoration beside a name. */
  readonly label?: string;
}

/** The Ninefold mark: nine squares, one for each point of a specification. */
export function Logo({ filled = 9, label, className, ...props }: LogoProps) {
  return (
    <svg
      data-slot="logo"
      viewBox="0 0 20 20"
      fill="currentColor"
      className={joinClassNames('size-5 shrink-0 text-accent', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...props}
    >
      {places.map((place) => (
        <rect
          key={place}
          x={(place % 3) * 7.1}
          y={Math.floor(place / 3) * 7.1}
          width="5.8"
          height="5.8"
          rx="1.4"
          opacity={place < filled ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

export interface ProductLogoProps extends Omit<ComponentProps<'img'>, 'alt' | 'children'> {
  /** The address of the picture. The Ninefold mark, when left out. */
  readonly src?: string;
  /** The number of known points, 0 to 9, which the mark shows. */
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
