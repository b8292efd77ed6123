import { formatNumber } from '@ninefold/messages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Anchor } from '@ninefold/ui/components/link';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { SearchField } from '@ninefold/ui/components/search-field';
import { CoveragePanel } from './coverage-panel.tsx';
import { specificationPointMessages } from './messages.ts';
import type {
  PointLink,
  PointSearch,
  SpecificationPointProps,
} from './specification-point-props.ts';

/** One of the nine points: what is known of it, what is not, and the way to the others. */
export function SpecificationPoint(props: SpecificationPointProps) {
  const { number, title, summary, actions, coverage, search, previous, next } = props;
  const nothingFound = search !== undefined && search.value.trim() !== '' && search.found === 0;
  return (
    <div data-slot="specification-point" className="pb-6">
      <PageHeader
        title={
          <>
            <span className="me-1 font-normal text-ink-subtle">{formatNumber(number)}</span> {title}
          </>
        }
        description={<span className="whitespace-pre-line">{summary}</span>}
        actions={actions}
      />
      <div className="flex flex-col gap-5 px-4 pt-1 sm:px-6">
        <CoveragePanel title={title} coverage={coverage} />
        {search !== undefined && <PointSearchField search={search} />}
        {nothingFound && (
          <p className="text-ink-muted">
            {specificationPointMessages.nothingFound({ search: search.value.trim() })}
          </p>
        )}
        {props.children}
        <PointPager previous={previous} next={next} />
      </div>
    </div>
  );
}

interface PointPagerProps {
  readonly previous: PointLink | undefined;
  readonly next: PointLink | undefined;
}

const linkStyles =
  'flex min-w-0 items-center gap-2 rounded-md border border-line bg-panel px-3 py-2 text-ink no-underline hover:border-line-strong hover:bg-hover';

/** The way to the points before and after this one. */
function PointPager({ previous, next }: PointPagerProps) {
  return (
    <nav
      aria-label={specificationPointMessages.points}
      className="flex flex-wrap justify-between gap-3 pt-2"
    >
      {previous === undefined ? (
        <span />
      ) : (
        <Anchor href={previous.href} rel="prev" className={linkStyles}>
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          <span className="flex min-w-0 flex-col">
            <span className="text-sm text-ink-subtle">{specificationPointMessages.previous}</span>
            <span className="min-w-0 break-words">{previous.label}</span>
          </span>
        </Anchor>
      )}
      {next !== undefined && (
        <Anchor href={next.href} rel="next" className={`${linkStyles} ms-auto text-end`}>
          <span className="flex min-w-0 flex-col">
            <span className="text-sm text-ink-subtle">{specificationPointMessages.next}</span>
            <span className="min-w-0 break-words">{next.label}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
        </Anchor>
      )}
    </nav>
  );
}

/** Filters as one types, and says how many of how many are left. */
function PointSearchField({ search }: { readonly search: PointSearch }) {
  const { value, onValueChange, found, total, label } = search;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <SearchField
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="w-full sm:max-w-xs"
      />
      <output className="text-md text-ink-subtle tabular-nums">
        {specificationPointMessages.found({ found, total })}
      </output>
    </div>
  );
}
