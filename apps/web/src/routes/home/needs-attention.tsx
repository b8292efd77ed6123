import type { RecordSource } from '@ninefold/data/records';
import {
  type Entity,
  entityId,
  entityPath,
  type Specification,
} from '@ninefold/data/specification';
import { Card, CardHeader, CardTitle } from '@ninefold/ui/components/card';
import { Skeleton } from '@ninefold/ui/components/skeleton';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { useValueFormat } from '@ninefold/ui/fields';
import { useMemo } from 'react';
import { useNow } from '../../own/use-now.ts';
import { type Attention, attentionOf } from './attention.ts';
import { useAttentionCounts } from './use-attention.ts';

export interface NeedsAttentionProps {
  readonly specification: Specification;
  readonly entities: readonly Entity[];
  readonly source: RecordSource;
  readonly roles: readonly string[];
}

/** What is overdue, and what waits in which state: each leads to exactly these records. */
export function NeedsAttention({ specification, entities, source, roles }: NeedsAttentionProps) {
  const { timeZone } = useValueFormat();
  const now = useNow();
  const attention = useMemo(
    () => attentionOf(specification, entities, roles, { now, timeZone }),
    [specification, entities, roles, now, timeZone],
  );
  const counts = useAttentionCounts(source, attention);
  const lines = attention.map((each, index) => ({ ...each, count: counts[index] }));
  const cards = Map.groupBy(lines, ({ entity }) => entity);
  if (cards.size === 0) return null;
  return (
    <section aria-labelledby="needs-attention" className="grid gap-3">
      <h2 id="needs-attention" className="text-base font-semibold">
        Needs attention
      </h2>
      <ul className="-mb-3 gap-3 sm:columns-2 xl:columns-3">
        {[...cards].map(([entity, of]) => (
          <li key={entityId(entity)} className="mb-3 break-inside-avoid">
            <AttentionCard entity={entity} lines={of} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Counted extends Attention {
  readonly count: number | null | undefined;
}

function AttentionCard({
  entity,
  lines,
}: {
  readonly entity: Entity;
  readonly lines: readonly Counted[];
}) {
  const isGuessed = lines.some(({ source }) => source.from === 'derived');
  return (
    <Card className="grid-cols-[minmax(0,1fr)] content-start">
      <CardHeader>
        <CardTitle asChild>
          <h3>
            <a href={entityPath(entity)} className="hover:underline">
              {entity.plural.value ?? entity.name}
            </a>
          </h3>
        </CardTitle>
      </CardHeader>
      <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
        {lines.map((line) => (
          <li key={line.href}>
            <AttentionLine line={line} />
          </li>
        ))}
      </ul>
      {isGuessed && (
        <p className="text-sm text-ink-subtle">
          Guessed from the field’s name: nobody has declared what is due.
        </p>
      )}
    </Card>
  );
}

function AttentionLine({ line: { label, tone, href, moves, count } }: { readonly line: Counted }) {
  const { locale } = useValueFormat();
  return (
    <a href={href} className="flex min-h-8 items-center gap-3 rounded-md px-2 py-1 hover:bg-hover">
      <StatusBadge tone={count === 0 ? 'neutral' : tone}>{label}</StatusBadge>
      {moves.length > 0 && (
        <span className="min-w-0 flex-1 truncate text-md text-ink-subtle">{moves.join(', ')}</span>
      )}
      <span className="ms-auto text-md tabular-nums">
        {count === undefined ? (
          <Skeleton className="w-8" />
        ) : count === null ? (
          '—'
        ) : (
          new Intl.NumberFormat(locale).format(count)
        )}
      </span>
    </a>
  );
}
