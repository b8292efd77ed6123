import { writeKey } from '@ninefold/data/records';
import { type Entity, entityId, entityLabel, referenceOfField } from '@ninefold/specification';
import type { HistoryEntry, ShownValue } from '@ninefold/ui/patterns/change-history';
import type { FieldDescriptor, FieldValue, RecordLink, RecordRow } from '@ninefold/ui/shapes';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useScreen, useSourceOf } from '../screen-context/index.ts';
import { recordAddress } from '../addresses/index.ts';
import { entitySpecificationQuery } from '../screen-context/queries/index.ts';
import { type Change, changeOf } from './change-of.ts';
import { keyReference } from './history-lists.ts';
import { type RecordName, titleQuery } from './record-titles.ts';

/** A change in words, and the record that it is about. */
export interface HistoryWords extends HistoryEntry {
  readonly entity: Entity | undefined;
  readonly entityLabel: string;
  readonly record: RecordLink;
}

/**
 * Puts rows of a table that keeps changes into words; undefined until what they are about is known.
 */
export function useHistory(
  entity: Entity,
  rows: readonly RecordRow[],
): readonly HistoryWords[] | undefined {
  const { application, loaded } = useScreen();
  const history = entity.history?.value;
  const all = useQuery(
    entitySpecificationQuery(application, [entityId(entity), ...(history?.of ?? [])]),
  ).data;
  const { specification } = all ?? loaded;
  const source = useSourceOf(all ?? loaded);
  const changes =
    all === undefined || history === undefined
      ? []
      : rows.map((row) => ({ row, change: changeOf(specification, history, row) }));
  const names = new Map(
    changes
      .flatMap(({ change }) => namesIn(specification.entities, change))
      .map((name) => [nameKey(name), name]),
  );
  const titles = useQueries({
    queries: [...names.values()].map((name) => titleQuery(source, name)),
    combine: (answers) =>
      new Map([...names.keys()].map((key, index) => [key, answers[index]?.data ?? undefined])),
  });
  if (all === undefined || history === undefined) return undefined;

  const linkOf = (name: RecordName | undefined): RecordLink | undefined => {
    const label = name && titles.get(nameKey(name));
    if (name === undefined || label === undefined) return undefined;
    const opens = name.reference.referencedFields.join() === name.target.key.join();
    return { label, ...(opens && { href: recordAddress(name.target, name.id) }) };
  };
  return changes.map(({ row, change }): HistoryWords => {
    const shown = (field: FieldDescriptor, value: FieldValue): ShownValue => ({
      value,
      link: linkOf(nameOfValue(specification.entities, change, field, value)),
    });
    return {
      id: row.id,
      kind: change.kind,
      changes: change.fields.map(({ field, before, after }) => ({
        field,
        before: shown(field, before),
        after: shown(field, after),
      })),
      hasMore: change.hasMore,
      by: history.by === undefined ? undefined : textIn(entity, row, history.by),
      at: textIn(entity, row, history.at),
      entity: change.entity,
      entityLabel: change.entity === undefined ? change.entityName : entityLabel(change.entity),
      record: linkOf(nameOfSubject(change)) ?? { label: change.record },
    };
  });
}

/** A value, or what the record is called that it refers to. */
function textIn(entity: Entity, row: RecordRow, field: string): string {
  const reference = referenceOfField(entity, field);
  const link = reference && row.links[reference.constraint];
  const value = row.values[field];
  return link?.label ?? (typeof value === 'string' ? value : '');
}

function namesIn(entities: readonly Entity[], change: Change): readonly RecordName[] {
  const values = change.fields.flatMap(({ field, before, after }) =>
    [before, after].flatMap((value) => nameOfValue(entities, change, field, value) ?? []),
  );
  return [...values, ...[nameOfSubject(change)].flatMap((name) => name ?? [])];
}

/** The changed record, where it has a key of one field. */
function nameOfSubject({ entity, record, kind }: Change): RecordName | undefined {
  if (entity?.key.length !== 1 || record === '' || kind === 'deleted') return undefined;
  return { target: entity, reference: keyReference(entity, []), id: writeKey([record]) };
}

/** The record that a value refers to. A reference of several fields stays a value. */
function nameOfValue(
  entities: readonly Entity[],
  { entity }: Change,
  field: FieldDescriptor,
  value: FieldValue,
): RecordName | undefined {
  const reference = entity?.references.find(
    ({ constraint }) => constraint === field.reference?.constraint,
  );
  if (reference?.fields.length !== 1 || typeof value !== 'string') return undefined;
  const target = entities.find(
    ({ name, schema }) => name === reference.entity && schema === reference.schema,
  );
  return target && { target, reference, id: writeKey([value]) };
}

function nameKey({ target, reference, id }: RecordName): string {
  return JSON.stringify([entityId(target), ...reference.referencedFields, id]);
}
