import { Badge } from '../../components/badge/index.ts';
import { Logo } from '../../components/logo/index.ts';
import type { AppFrameProps } from './app-frame-props.ts';

/** The product's name with the way home, and what marks the example. */
export function Brand({ brand, marker }: Pick<AppFrameProps, 'brand' | 'marker'>) {
  return (
    <div className="flex min-w-0 items-center gap-2 px-2 pt-1">
      <a
        href={brand.href}
        className="flex min-w-0 items-center gap-2 rounded-xs font-semibold text-ink no-underline"
      >
        <Logo filled={brand.known} />
        <span className="truncate">{brand.title}</span>
      </a>
      {marker !== undefined && (
        <Badge tone="warning" className="shrink-0">
          {marker}
        </Badge>
      )}
    </div>
  );
}
