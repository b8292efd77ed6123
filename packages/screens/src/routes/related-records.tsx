import {
  type RecordRow,
  type RelatedList as RelatedRecords,
  relatedLists,
  wholeList,
} from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import { question } from '@ninefold/specification/explain';
import type { RelatedList } from '@ninefold/ui/patterns/record-detail';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useMarking } from '../application/use-marking.ts';
import { useObstacle } from '../application/use-obstacle.ts';
import { useScreen, useSourceOf } from '../application/use-screen.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { titleField } from '../assemble/list-columns.ts';
import { previewColumns } from '../assemble/preview-columns.ts';
import { addRelatedAddress, allRelatedAddress } from '../assemble/related-addresses.ts';
import { inNavigationOrder, relatedOrder } from '../assemble/related-order.ts';
import { historiesOf, historyLists } from '../history/history-list.ts';
import { relatedQuery } from '../queries/related.ts';
import { type KnownAround, knownQuery } from '../queries/specification.ts';
import { FailureNotice } from './failure-notice.tsx';

const HistoryEntries = lazy(async () => ({
  default: (await import('../history/history-entries.tsx')).HistoryEntries,
}));

/** How many of each are shown with the record; their own list shows them all. */
const limit = 5;
/** What is in an order of its own, such as the lines of an invoice, is read as a whole. */
const limitInOrder = 25;

/**
 * The lists of records that belong to one, for a RecordDetail. Each is read on its own, so that none
 * waits for another.
 *
 * @param except Entities whose lists are left out, by `entityId`.
 */
export function useRelatedRecords(
  entity: Entity,
  row: RecordRow | undefined,
  { except = [] }: { readonly except?: readonly string[] } = {},
): readonly RelatedList[] {
  const { known, complete } = useSurroundings(entity);
  const { overview } = useScreen();
  const source = useSourceOf(known);
  const obstacle = useObstacle(known);
  const markingOf = useMarking();
  const { entities } = known.specification;
  const referring = complete ? relatedLists(entities, entity) : [];
  const lists = complete
    ? inNavigationOrder(
        [...referring, ...historyLists(entities, entity, referring)],
        overview.entities,
      ).filter(
        // One that the team says this person reads nothing of stays empty beside every record.
        ({ entity }) =>
          !except.includes(entityId(entity)) && obstacle(entity, 'select')?.by !== 'declaration',
      )
    : [];
  const answers = useQueries({
    queries: lists.map((related) => ({
      ...relatedQuery(source, related, row ?? nothing, {
        ...wholeList,
        order: relatedOrder(related.entity),
        limit: positionOf(related.entity) === undefined ? limit : limitInOrder,
      }),
      enabled: row !== undefined,
    })),
  });
  return lists.map((related, index): RelatedList => {
    const answer = answers[index];
    const all = shownFields(known.specification, related.entity, 'list').filter(
      (field) => related.kind !== 'incoming' || !related.reference.fields.includes(field.name),
    );
    const title = titleField(related.entity, all);
    return {
      id: related.name,
      title: relatedTitle(related, lists),
      why: question('entity', entityId(related.entity)),
      addWhy: {
        name: `Add to ${relatedTitle(related, lists)}`,
        why: question('action', entityId(related.through?.entity ?? related.entity), 'insert'),
      },
      fields: previewColumns(related.entity, all),
      titleField: title,
      content: related.entity.history?.value && row && answer?.data && (
        <Suspense>
          <HistoryEntries
            label={relatedTitle(related, lists)}
            history={related.entity}
            rows={answer.data.rows}
            of={{ entity, id: row.id }}
          />
        </Suspense>
      ),
      page: answer?.data && {
        ...answer.data,
        rows: answer.data.rows.map(markingOf(related.entity)),
      },
      allHref: row && allRelatedAddress(related, row),
      addHref:
        row && obstacle(related.through?.entity ?? related.entity, 'insert') === undefined
          ? addRelatedAddress(related, row)
          : undefined,
      error: answer?.error && (
        <FailureNotice
          entity={related.entity}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ),
    };
  });
}

const nothing: RecordRow = { id: '', title: '', values: {}, links: {} };

/** What is known of the entities that refer to this one, and of what else they refer to. */
function useSurroundings(entity: Entity): {
  readonly known: KnownAround;
  readonly complete: boolean;
} {
  const { application, known } = useScreen();
  const referring = [
    ...known.around
      .filter(({ references }) =>
        references.some((to) => to.entity === entity.name && to.schema === entity.schema),
      )
      .map(entityId),
    ...historiesOf(known.declaration, entity),
  ];
  const { data } = useQuery({
    ...knownQuery(application, [entityId(entity), ...referring]),
    enabled: referring.length > 0,
  });
  return { known: data ?? known, complete: data !== undefined || referring.length === 0 };
}

/** The plural, and by which field where another list of the same records stands beside it. */
function relatedTitle(related: RelatedRecords, lists: readonly RelatedRecords[]): string {
  const plural = related.entity.plural.value ?? related.entity.name;
  const alike = lists.filter((other) => other.entity === related.entity);
  if (alike.length < 2) return plural;
  if (related.through !== undefined) {
    return `${plural} (by ${related.through.entity.label.value ?? related.through.entity.name})`;
  }
  const field = related.entity.fields.find(({ name }) => name === related.reference.fields[0]);
  return `${plural} (${field?.label.value ?? related.reference.constraint})`;
}
