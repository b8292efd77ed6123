import { Anchor } from '../../components/link/index.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLabels } from '../../labels/index.ts';
import { specificationPointLabels } from './labels.ts';
import type { PointLink } from './specification-point-props.ts';

export interface PointPagerProps {
  readonly previous: PointLink | undefined;
  readonly next: PointLink | undefined;
}

const linkStyles =
  'flex min-w-0 items-center gap-2 rounded-md border border-line bg-panel px-3 py-2 text-ink no-underline hover:border-line-strong hover:bg-hover';

/** The way to the points before and after this one. */
export function PointPager({ previous, next }: PointPagerProps) {
  const labels = useLabels(specificationPointLabels);
  return (
    <nav aria-label={labels.points} className="flex flex-wrap justify-between gap-3 pt-2">
      {previous === undefined ? (
        <span />
      ) : (
        <Anchor href={previous.href} rel="prev" className={linkStyles}>
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          <span className="flex min-w-0 flex-col">
            <span className="text-sm text-ink-subtle">{labels.previous}</span>
            <span className="min-w-0 break-words">{previous.label}</span>
          </span>
        </Anchor>
      )}
      {next !== undefined && (
        <Anchor href={next.href} rel="next" className={`${linkStyles} ms-auto text-end`}>
          <span className="flex min-w-0 flex-col">
            <span className="text-sm text-ink-subtle">{labels.next}</span>
            <span className="min-w-0 break-words">{next.label}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
        </Anchor>
      )}
    </nav>
  );
}
