import { memo } from 'react';
import { Badge } from '../../components/badge/index.ts';
import { CodeBlock } from '../../components/code/index.ts';
import { Link } from '../../components/link/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { useLabels } from '../../labels/index.ts';
import { FactDetails } from './fact-details.tsx';
import { Folded } from './folded.tsx';
import { FactSources } from './fact-sources.tsx';
import { specificationFactsLabels } from './labels.ts';
import type { FactBadge, SpecificationFact } from './specification-facts-props.ts';
import { markedStyles } from './styles.ts';

export interface FactRowProps {
  readonly fact: SpecificationFact;
  readonly marked: boolean;
}

/** One fact: what it is about, what is said, and where that comes from. */
export const FactRow = memo(function FactRow({ fact, marked }: FactRowProps) {
  const labels = useLabels(specificationFactsLabels);
  const { id, title, name, href, text, badges = [], missing = [], details = [], code = [] } = fact;
  return (
    <li
      id={id}
      tabIndex={-1}
      data-slot="specification-fact"
      data-marked={marked || undefined}
      className={`grid gap-x-6 gap-y-1.5 border-t border-line px-4 py-2.5 outline-none first:border-t-0 focus-visible:outline-2 focus-visible:-outline-offset-2 @3xl:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)_minmax(8rem,16.5rem)] ${markedStyles}`}
    >
      <div className="flex min-w-0 flex-col">
        <span className="min-w-0 font-medium break-words">
          {href === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link href={href} aria-label={labels.open(title)} variant="quiet">
              <bdi>{title}</bdi>
            </Link>
          )}
        </span>
        {name !== undefined && name !== title && (
          <code dir="ltr" className="text-xs [overflow-wrap:anywhere] text-ink-subtle">
            {name}
          </code>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        {(text !== undefined || badges.length + missing.length > 0) && (
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-ink">
            {text === null ? (
              <NotShown>{labels.notShown}</NotShown>
            ) : (
              text !== undefined && <bdi className="min-w-0 break-words">{text}</bdi>
            )}
            {badges.map((badge) => (
              <OneBadge key={badge.label} badge={badge} />
            ))}
            {missing.map((what) => (
              <NotShown key={what}>{labels.isNotShown(what)}</NotShown>
            ))}
          </p>
        )}
        {details.length > 0 && <FactDetails details={details} />}
        {code.length > 0 && (
          <Folded title={labels.forDevelopers}>
            {code.map(({ label, code: lines }) => (
              <div key={label} className="flex min-w-0 flex-col gap-0.5">
                {code.length > 1 && <span className="text-xs text-ink-subtle">{label}</span>}
                <CodeBlock label={label} code={lines} wrap />
              </div>
            ))}
          </Folded>
        )}
      </div>
      <FactSources fact={fact} />
    </li>
  );
});

function OneBadge({ badge: { label, tone, state = false } }: { readonly badge: FactBadge }) {
  return state ? (
    <StatusBadge tone={tone}>{label}</StatusBadge>
  ) : (
    <Badge tone={tone}>{label}</Badge>
  );
}
