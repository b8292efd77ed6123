import { Anchor } from '../../components/link/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { ProductLogo } from '../../components/logo/index.ts';
import type { AppFrameProps } from './app-frame-props.ts';

/** The product's name with the way home, and what marks the example: beside the name, or below a long one. */
export function Brand({ brand, marker }: Pick<AppFrameProps, 'brand' | 'marker'>) {
  return (
    <div className="relative flex min-w-0 gap-2 px-2 pt-1">
      <ProductLogo src={brand.logo} filled={brand.known} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Anchor
          href={brand.href}
          className="line-clamp-2 min-w-0 font-semibold break-words text-ink no-underline outline-none after:absolute after:inset-x-0 after:-bottom-1 after:top-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {brand.title}
        </Anchor>
        {marker !== undefined && <Marker>{marker}</Marker>}
      </div>
    </div>
  );
}

export interface MarkerProps {
  readonly children: AppFrameProps['marker'];
  readonly className?: string;
}

/** Says on every screen that this is the example. */
export function Marker({ children, className }: MarkerProps) {
  return (
    <Badge data-slot="app-frame-marker" tone="warning" className={className}>
      <span className="truncate">{children}</span>
    </Badge>
  );
}
