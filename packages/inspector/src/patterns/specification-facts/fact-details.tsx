import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Code } from '@ninefold/ui/components/code';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { OptionalLink } from '@ninefold/ui/patterns/optional-link';
import { specificationFactsMessages } from './messages.ts';
import { SourceNote } from './source-note.tsx';
import type { FactDetail } from './specification-facts-props.ts';

interface FactDetailsProps {
  readonly details: readonly FactDetail[];
  /** Each has its source beside it; otherwise sources are shown elsewhere. */
  readonly withSources?: boolean;
}

/** Lists further statements about a fact, each a term and a description. */
export function FactDetails({ details, withSources = false }: FactDetailsProps) {
  return (
    <dl
      data-slot="fact-details"
      className="grid gap-x-5 gap-y-1 @xl:grid-cols-[fit-content(13rem)_minmax(0,1fr)]"
    >
      {details.map((detail, index) => (
        <div key={index} className="contents">
          <dt className="pt-px text-md break-words text-ink-subtle">{detail.term}</dt>
          <dd className="mb-1 flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5 break-words text-ink-muted @xl:mb-0">
            <DetailValue detail={detail} />
            {withSources && detail.source !== undefined && detail.source.from !== 'none' && (
              <SourceNote inline source={detail.source} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DetailValue({ detail }: { readonly detail: FactDetail }) {
  const { value, links, code = false } = detail;
  if (links !== undefined) {
    return (
      <ul className="flex min-w-0 flex-wrap gap-x-2">
        {links.map(({ label, href }, index) => (
          <li key={index} className="min-w-0 break-words">
            <OptionalLink variant="inline" href={href}>
              {label}
            </OptionalLink>
          </li>
        ))}
      </ul>
    );
  }
  if (value === undefined) return <NotShown>{specificationFactsMessages.notShown}</NotShown>;
  return code ? (
    <Code className="min-w-0 [overflow-wrap:anywhere]">{value}</Code>
  ) : (
    <bdi className="min-w-0 break-words">{value}</bdi>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Hides content behind its title. The browser's search in the page opens it. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details data-slot="folded" className="group/folded min-w-0">
      <summary className="inline-flex h-6 list-none items-center gap-1 rounded-xs pe-1.5 text-md text-ink-subtle hover:bg-hover hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 shrink-0 group-open/folded:rotate-90 rtl:-scale-x-100"
        />
        {title}
      </summary>
      <div className="flex min-w-0 flex-col gap-2 pt-1.5 pb-1">{children}</div>
    </details>
  );
}
