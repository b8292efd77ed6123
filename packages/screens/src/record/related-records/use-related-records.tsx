import {
  type Filter,
  type RecordRow,
  type RelatedList as RelatedRecords,
  relatedLists,
  initialListState,
} from '@ninefold/data/records';
import {
  createPath,
  type Entity,
  entityId,
  entityLabel,
  entityName,
  fieldOfReference,
  type Reference,
} from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import { question } from '@ninefold/specification/explain';
import type { RelatedList } from '@ninefold/ui/patterns/record-detail';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRowMarks } from '../row-marks/index.ts';
import { usePermission } from '../record-actions/index.ts';
import { useScreen, useSourceOf } from '../../screen-context/index.ts';
import { readableFields, titleField } from '../../descriptors/index.ts';
import { relatedRecordsMessages } from './messages.ts';
import { previewColumns } from './preview-columns.ts';
import { listAddress } from '../../addresses/index.ts';
import { withCustomCells } from '../../custom-code/custom-cells/index.ts';
import { inNavigationOrder, relatedOrder } from './related-order.ts';
import { historiesOf, historyLists, HistorySkeleton } from '../../changes/index.ts';
import { deferred } from '../../application/index.ts';
import {
  entitySpecificationQuery,
  fieldsToList,
  referringEntities,
  relatedQuery,
} from '../../screen-context/queries/index.ts';
import { failureNotice } from '../../failures/index.ts';

/** The changes of a record, and of records that belong to it. */
const HistoryEntries = deferred(
  () => import('../../changes/history-entries.tsx'),
  'HistoryEntries',
  <HistorySkeleton />,
);

/** The number of related records shown with a record; their own list shows all. */
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
  const { loaded, complete, failure, histories, hasOthers } = useSurroundings(entity);
  const { overview } = useScreen();
  const source = useSourceOf(loaded);
  const permission = usePermission(loaded);
  const rowMarksOf = useRowMarks();
  const { entities } = loaded.specification;
  const referring = complete ? relatedLists(entities, entity) : [];
  const lists = complete
    ? inNavigationOrder(
        [...referring, ...historyLists(entities, entity, referring)],
        overview.entities,
      ).filter(
        // One that the team says this person reads nothing of stays empty beside every record.
        ({ entity }) => {
          if (except.includes(entityId(entity))) return false;
          const read = permission('select', entity);
          return read.answer !== 'no' || read.by !== 'role';
        },
      )
    : [];
  const previews = lists.map((related) => {
    const all = withCustomCells(
      readableFields(loaded.specification, related.entity, 'list'),
      related.entity,
      loaded.declaration,
    ).filter(
      (field) => related.kind !== 'incoming' || !related.reference.fields.includes(field.name),
    );
    return { title: titleField(related.entity, all), columns: previewColumns(related.entity, all) };
  });
  const answers = useQueries({
    queries: lists.map((related, index) => ({
      ...relatedQuery(
        source,
        related,
        row ?? nothing,
        {
          ...initialListState,
          order: relatedOrder(related.entity),
          limit: positionOf(related.entity) === undefined ? limit : limitInOrder,
        },
        fieldsToList(related.entity, previews[index]?.columns.map(({ name }) => name) ?? []),
      ),
      // A record that its list knows may lack what others refer to.
      enabled: related.reference.referencedFields.every(
        (name) => row !== undefined && Object.hasOwn(row.values, name),
      ),
    })),
  });
  if (failure !== undefined) {
    const title = relatedRecordsMessages.related;
    return [{ id: 'related', title, fields: [], page: undefined, error: failure }];
  }
  if (!complete) {
    // Their places are held.
    const listed = overview.entities.filter((each) => histories.includes(entityId(each)));
    return [
      ...(hasOthers ? [held('related', relatedRecordsMessages.related, false)] : []),
      ...listed.map((each) => held(entityId(each), entityName(each).Entities, true)),
    ];
  }
  return lists.map((related, index): RelatedList => {
    const answer = answers[index];
    return {
      id: related.name,
      title: relatedTitle(related, lists),
      why: question('entity', entityId(related.entity)),
      addWhy: question('action', entityId(related.through?.entity ?? related.entity), 'insert'),
      fields: previews[index]?.columns ?? [],
      titleField: previews[index]?.title,
      content: related.entity.history?.value && row && answer?.data && (
        <HistoryEntries
          label={relatedTitle(related, lists)}
          history={related.entity}
          rows={answer.data.rows}
          of={{ entity, row }}
        />
      ),
      isHistory: related.entity.history?.value !== undefined,
      page: answer?.data && {
        ...answer.data,
        rows: answer.data.rows.map(
          rowMarksOf(
            related.entity,
            previews[index]?.columns.map(({ name }) => name),
          ),
        ),
      },
      allHref: row && allRelatedAddress(related, row),
      addHref:
        row && permission('insert', related.through?.entity ?? related.entity).answer !== 'no'
          ? addRelatedAddress(related, row)
          : undefined,
      error: answer && failureNotice(answer, related.entity),
    };
  });
}

function held(id: string, title: string, isHistory: boolean): RelatedList {
  return { id, title, isHistory, fields: [], page: undefined };
}

const nothing: RecordRow = { id: '', title: '', values: {}, links: {} };

/** Loads the specification of the entities that refer to this one, and of what else they refer to. */
function useSurroundings(entity: Entity) {
  const { application, loaded } = useScreen();
  const histories = historiesOf(loaded.declaration, entity);
  const others = referringEntities(loaded, entity);
  const referring = [...others, ...histories];
  const surroundings = useQuery({
    ...entitySpecificationQuery(application, [entityId(entity), ...referring]),
    enabled: referring.length > 0,
  });
  const { data } = surroundings;
  return {
    loaded: data ?? loaded,
    complete: data !== undefined || referring.length === 0,
    histories,
    hasOthers: others.some((id) => !histories.includes(id)),
    /** Which lists there are can't be found out. */
    failure: data === undefined ? failureNotice(surroundings) : undefined,
  };
}

/** The plural, with the field's name if another list shows the same entity. */
function relatedTitle(related: RelatedRecords, lists: readonly RelatedRecords[]): string {
  const { through, reference } = related;
  const name = entityName(related.entity);
  const alike = lists.filter((other) => other.entity === related.entity);
  if (alike.length < 2) return name.Entities;
  if (through !== undefined) {
    return relatedRecordsMessages.through({ ...name, through: entityLabel(through.entity) });
  }
  const shownAt = fieldOfReference(related.entity, reference);
  const field = related.entity.fields.find(({ name }) => name === shownAt);
  return relatedRecordsMessages.byField({
    ...name,
    field: field?.label.value ?? reference.constraint,
  });
}

/** Returns the address of the list of all records that belong to `row`. Undefined for many-to-many. */
function allRelatedAddress(related: RelatedRecords, row: RecordRow): string | undefined {
  if (related.kind !== 'incoming') return undefined;
  const values = referringValues(related.reference, row);
  if (values === undefined) return undefined;
  const filters: Filter[] = [
    ...(related.filters ?? []),
    ...values.map(([field, value]) => ({ field, operator: 'eq' as const, values: [value] })),
  ];
  return listAddress(related.entity, { ...initialListState, filters });
}

/** Returns the address of the form that adds one to `row`. */
function addRelatedAddress(related: RelatedRecords, row: RecordRow): string | undefined {
  const entity: Entity = related.through?.entity ?? related.entity;
  const values = referringValues(related.reference, row);
  if (values === undefined) return undefined;
  return `${createPath(entity)}?${new URLSearchParams(values.map(([name, value]) => [name, value]))}`;
}

/** Returns the values of the referring fields in a record that belongs to `row`. */
function referringValues(
  reference: Reference,
  row: RecordRow,
): readonly (readonly [field: string, value: string])[] | undefined {
  const values = reference.fields.flatMap((field, index) => {
    const value = row.values[reference.referencedFields[index] ?? ''];
    return typeof value === 'string' || typeof value === 'number'
      ? [[field, `${value}`] as const]
      : [];
  });
  return values.length === reference.fields.length ? values : undefined;
}
