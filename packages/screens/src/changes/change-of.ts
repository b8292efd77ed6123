import {
  type ChangeHistory,
  type Entity,
  fieldOf,
  findEntity,
  type Specification,
} from '@ninefold/specification';
import { parseExactly, readMembers } from '@ninefold/values/simple';
import type { HistoryEntry } from '@ninefold/ui/patterns/change-history';
import type { FieldDescriptor, FieldValue, RecordRow } from '@ninefold/ui/shapes';
import { readableFields } from '../descriptors/index.ts';

/** A row of a history, as far as this person may see what it is about. */
export interface Change {
  /** Undefined where this person may not know it. */
  readonly entity: Entity | undefined;
  /** As the row names the entity and the record. */
  readonly entityName: string;
  readonly record: string;
  readonly kind: HistoryEntry['kind'];
  readonly fields: readonly {
    readonly field: FieldDescriptor;
    readonly before: FieldValue;
    readonly after: FieldValue;
  }[];
  /** Whether fields changed that this person may not see. */
  readonly hasMore: boolean;
}

/** Reads what a row of a history says. A field that screens do not show is not shown here either. */
export function changeOf(
  specification: Specification,
  history: ChangeHistory,
  { values }: Pick<RecordRow, 'values'>,
): Change {
  const entityName = textOf(values[history.entity]);
  const entity = history.of.includes(entityName)
    ? findEntity(specification, entityName)
    : undefined;
  const [before, after] = [valuesOf(values[history.before]), valuesOf(values[history.after])];
  const known = { entity, entityName, record: textOf(values[history.record]) };
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? 'created' : 'deleted';
    return { ...known, kind, fields: [], hasMore: false };
  }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? 'null') !== (after[name] ?? 'null'),
  );
  const shown = entity === undefined ? [] : readableFields(specification, entity);
  return {
    ...known,
    kind: 'changed',
    fields: shown
      .filter(({ name }) => changed.includes(name))
      .map((field) => ({
        field,
        before: valueOf(field, before[field.name]),
        after: valueOf(field, after[field.name]),
      })),
    hasMore: changed.some(
      (name) =>
        !shown.some((field) => field.name === name) &&
        // The team leaves it out for everyone.
        (entity === undefined || fieldOf(entity, name)?.hidden?.value !== true),
    ),
  };
}

/** Returns the JSON of each field of a row. */
function valuesOf(value: FieldValue | undefined) {
  return typeof value === 'string' ? readMembers(value) : undefined;
}

/** As records hold it: numbers and JSON are text. */
function valueOf({ kind }: FieldDescriptor, json = 'null'): FieldValue {
  return kind === 'json' && json !== 'null' ? json : parseExactly(json);
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
