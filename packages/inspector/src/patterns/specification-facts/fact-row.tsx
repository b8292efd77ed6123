import { memo } from 'react';
import { Badge } from '@ninefold/ui/components/badge';
import { CodeBlock } from '@ninefold/ui/components/code';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { OptionalLink } from '@ninefold/ui/patterns/optional-link';
import { FactDetails, Folded } from './fact-details.tsx';
import { specificationFactsMessages } from './messages.ts';
import { SourceNote } from './source-note.tsx';
import type {
  FactBadge,
  FactPartSource,
  FactSource,
  SpecificationFact,
} from './specification-facts-props.ts';

/** Marks the target of a deep link with a bar and a colour, or an outline in forced colours. */
export const markedStyles =
  'data-marked:bg-accent-soft data-marked:shadow-[inset_3px_0_0_var(--ninefold-color-accent)] rtl:data-marked:shadow-[inset_-3px_0_0_var(--ninefold-color-accent)] forced-colors:data-marked:outline-2 forced-colors:data-marked:-outline-offset-2 forced-colors:data-marked:outline-[Highlight]';

interface FactRowProps {
  readonly fact: SpecificationFact;
  readonly marked: boolean;
}

/** One fact: its subject, its statement and its source. */
export const FactRow = memo(function FactRow({ fact, marked }: FactRowProps) {
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
          <OptionalLink
            href={href}
            aria-label={specificationFactsMessages.open({ title })}
            variant="quiet"
          >
            <bdi>{title}</bdi>
          </OptionalLink>
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
              <NotShown>{specificationFactsMessages.notShown}</NotShown>
            ) : (
              text !== undefined && <bdi className="min-w-0 break-words">{text}</bdi>
            )}
            {badges.map((badge) => (
              <OneBadge key={badge.label} badge={badge} />
            ))}
            {missing.map((what) => (
              <NotShown key={what}>{specificationFactsMessages.isNotShown({ what })}</NotShown>
            ))}
          </p>
        )}
        {details.length > 0 && <FactDetails details={details} />}
        {code.length > 0 && (
          <Folded title={specificationFactsMessages.forDevelopers}>
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

interface FactSourcesProps {
  readonly fact: Pick<SpecificationFact, 'source' | 'sources' | 'details'>;
}

/** Shows the source of a fact. Other sources of its parts are collapsed below. */
function FactSources({ fact }: FactSourcesProps) {
  const { source } = fact;
  const parts = partsFromElsewhere(fact);
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5">
      <SourceNote source={source} />
      {parts.length > 0 && (
        <Folded title={specificationFactsMessages.moreSources({ count: parts.length })}>
          <dl className="flex flex-col gap-1.5">
            {parts.map(({ of, source: from }, index) => (
              <div key={index}>
                <dt className="text-xs text-ink-subtle">{of}</dt>
                <dd>
                  <SourceNote source={from} />
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
      )}
    </div>
  );
}

function partsFromElsewhere({
  source,
  sources = [],
  details = [],
}: FactSourcesProps['fact']): readonly FactPartSource[] {
  const ofDetails = details.flatMap(({ term, source: from }) =>
    from === undefined ? [] : { of: term, source: from },
  );
  return [...sources, ...ofDetails].filter(
    ({ source: from }) => from.from !== 'none' && !same(from, source),
  );
}

function same(one: FactSource, other: FactSource): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
