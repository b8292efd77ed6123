import {
  type RecordRow,
  type RelatedList as RelatedRecords,
  relatedLists,
  initialListState,
} from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import { question } from '@ninefold/specification/explain';
import type { RelatedList } from '@ninefold/ui/patterns/record-detail';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRowMarks } from '../row-marks/index.ts';
import { useActionDenial } from '../record-actions/index.ts';
import { useScreen, useSourceOf } from '../screen-context/index.ts';
import { readableFields, titleField } from '../descriptors/index.ts';
import { previewColumns } from './preview-columns.ts';
import { addRelatedAddress, allRelatedAddress } from './related-addresses.ts';
import { inNavigationOrder, relatedOrder } from './related-order.ts';
import { historiesOf, HistoryEntries, historyLists } from '../change-history/index.ts';
import {
  type EntitySpecification,
  entitySpecificationQuery,
  relatedQuery,
} from '../queries/index.ts';
import { failureNotice } from '../failures/index.ts';

/** How many of each are shown with the record; their own list shows them all. */
const limit = 5;
/** Rows with positions, such as the lines of an invoice, are shown together. */
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
  const { loaded, complete } = useSurroundings(entity);
  const { overview } = useScreen();
  const source = useSourceOf(loaded);
  const denial = useActionDenial(loaded);
  const rowMarksOf = useRowMarks();
  const { entities } = loaded.specification;
  const referring = complete ? relatedLists(entities, entity) : [];
  const lists = complete
    ? inNavigationOrder(
        [...referring, ...historyLists(entities, entity, referring)],
        overview.entities,
      ).filter(
        // One that the team says this person reads nothing of stays empty beside every record.
        ({ entity }) =>
          !except.includes(entityId(entity)) && denial(entity, 'select')?.by !== 'declaration',
      )
    : [];
  const answers = useQueries({
    queries: lists.map((related) => ({
      ...relatedQuery(source, related, row ?? nothing, {
        ...initialListState,
        order: relatedOrder(related.entity),
        limit: positionOf(related.entity) === undefined ? limit : limitInOrder,
      }),
      enabled: row !== undefined,
    })),
  });
  return lists.map((related, index): RelatedList => {
    const answer = answers[index];
    const all = readableFields(loaded.specification, related.entity, 'list').filter(
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
        <HistoryEntries
          label={relatedTitle(related, lists)}
          history={related.entity}
          rows={answer.data.rows}
          of={{ entity, id: row.id }}
        />
      ),
      page: answer?.data && {
        ...answer.data,
        rows: answer.data.rows.map(rowMarksOf(related.entity)),
      },
      allHref: row && allRelatedAddress(related, row),
      addHref:
        row && denial(related.through?.entity ?? related.entity, 'insert') === undefined
          ? addRelatedAddress(related, row)
          : undefined,
      error: answer && failureNotice(answer, related.entity),
    };
  });
}

const nothing: RecordRow = { id: '', title: '', values: {}, links: {} };

/** Loads the specification of the entities that refer to this one, and of what else they refer to. */
function useSurroundings(entity: Entity): {
  readonly loaded: EntitySpecification;
  readonly complete: boolean;
} {
  const { application, loaded } = useScreen();
  const referring = [
    ...loaded.around
      .filter(({ references }) =>
        references.some((to) => to.entity === entity.name && to.schema === entity.schema),
      )
      .map(entityId),
    ...historiesOf(loaded.declaration, entity),
  ];
  const { data } = useQuery({
    ...entitySpecificationQuery(application, [entityId(entity), ...referring]),
    enabled: referring.length > 0,
  });
  return { loaded: data ?? loaded, complete: data !== undefined || referring.length === 0 };
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
