import { Anchor } from '@ninefold/ui/components/link';
import { listRecords } from '@ninefold/data/records';
import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  entityName,
  entityPath,
  entityPlural,
  type Specification,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Card, CardHeader, CardTitle } from '@ninefold/ui/components/card';
import { Skeleton } from '@ninefold/ui/components/skeleton';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { formatExactNumber, useValueFormat } from '@ninefold/ui/fields';
import { Why } from '@ninefold/ui/patterns/why';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entityKey } from '../queries/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import { type Attention, attentionOf } from './attention.ts';
import { attentionMessages } from './messages.ts';
import type { RecentRecordsProps } from './recent-records.tsx';

export interface NeedsAttentionProps extends Omit<RecentRecordsProps, 'all'> {
  readonly specification: Specification;
}

const minute = 60_000;

/** Counts of overdue records and of records by state. Each links to its records. */
export function NeedsAttention({ specification, entities, source }: NeedsAttentionProps) {
  const { loaded, tenant, acting } = useScreen();
  const attention = useMemo(
    () =>
      attentionOf(
        askedOf({ loaded: { specification, declaration: loaded.declaration }, acting }),
        entities,
      ),
    [specification, loaded, entities, acting],
  );
  const answers = useQueries({
    queries: attention.map(({ entity, state, href }) => ({
      queryKey: [...entityKey(source.client, entity), 'count', href],
      staleTime: minute,
      // Records become overdue without a write.
      refetchInterval: minute,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const one = { ...state, limit: 1 };
        const scope = { filters: tenant?.narrow(entity) };
        const { total } = await listRecords(source, entity, one, { fields: [], signal }, scope);
        return total?.count ?? null;
      },
    })),
  });
  const lines = attention.map((each, index): Counted => {
    const { data, isError } = answers[index] ?? {};
    return { ...each, count: isError ? null : data };
  });
  const cards = Map.groupBy(lines, ({ entity }) => entity);
  if (cards.size === 0) return null;
  return (
    <section aria-labelledby="needs-attention" className="grid gap-3">
      <h2 id="needs-attention" className="text-base font-semibold">
        {attentionMessages.title}
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
  /** Undefined until it is counted, null where it can't be. */
  readonly count: number | null | undefined;
}

interface AttentionCardProps {
  readonly entity: Entity;
  readonly lines: readonly Counted[];
}

function AttentionCard({ entity, lines }: AttentionCardProps) {
  const guessed = lines.find(({ source }) => source.from === 'derived');
  const plural = entityPlural(entity);
  return (
    <Card className="grid-cols-[minmax(0,1fr)] content-start">
      <CardHeader>
        <CardTitle asChild>
          <h3>
            <Anchor
              href={entityPath(entity)}
              data-why={question('entity', entityId(entity))}
              data-why-name={plural}
              className="hover:underline"
            >
              {plural}
            </Anchor>
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
      {guessed !== undefined && (
        <p className="text-sm text-ink-subtle">
          {attentionMessages.guessed} <Why why={guessed.why}>{attentionMessages.why}</Why>
        </p>
      )}
    </Card>
  );
}

interface AttentionLineProps {
  readonly line: Counted;
}

function AttentionLine({ line }: AttentionLineProps) {
  const { entity, label, tone, href, moves, count, why } = line;
  const { locale } = useValueFormat();
  return (
    <Anchor
      href={href}
      data-why={why}
      data-why-name={attentionMessages.lineName({ ...entityName(entity), label })}
      className="flex min-h-8 items-center gap-3 rounded-md px-2 py-1 hover:bg-hover"
    >
      <StatusBadge tone={count === 0 ? 'neutral' : tone}>{label}</StatusBadge>
      {moves.length > 0 && (
        <span className="min-w-0 flex-1 truncate text-md text-ink-subtle">
          {formatList(moves, 'or')}
        </span>
      )}
      <span className="ms-auto text-md tabular-nums">
        {count === undefined ? (
          <Skeleton className="w-8" />
        ) : count === null ? (
          '—'
        ) : (
          formatExactNumber(String(count), { locale })
        )}
      </span>
    </Anchor>
  );
}
