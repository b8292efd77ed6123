import type { FunctionAnswer, FunctionRow } from '@ninefold/data/calls';
import { keyFields, writeKey } from '@ninefold/data/records';
import {
  type Attribute,
  type Entity,
  findEntity,
  type FunctionFacts,
  type Specification,
} from '@ninefold/specification';
import type { FunctionOutcome, OutcomeRow } from '../patterns/function-form/index.ts';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { readableFields, recordAddress } from '@ninefold/screens/inspector';
import { columnFields } from './argument-fields.ts';

/** Describes the result of a function for display. */
export function functionOutcome(
  specification: Specification,
  called: FunctionFacts,
  answer: FunctionAnswer,
): FunctionOutcome {
  const entity = entityOf(specification, called);
  switch (answer.kind) {
    case 'nothing':
      return answer;
    case 'value':
    case 'values':
      return { ...answer, field: valueField(called) };
    case 'row': {
      const { row } = answer;
      const fields = rowFields(specification, called, entity, row === null ? [] : [row]);
      return {
        kind: 'row',
        fields,
        row: row === null || isEmpty(row) ? null : outcomeRow(entity, row),
      };
    }
    case 'rows': {
      const fields = rowFields(specification, called, entity, answer.rows);
      return {
        kind: 'rows',
        fields,
        rows: answer.rows.map((row) => outcomeRow(entity, row)),
      };
    }
    default:
      return answer satisfies never;
  }
}

/** Some servers return a row of NULLs for a composite value that is NULL. */
function isEmpty(row: FunctionRow): boolean {
  return Object.values(row).every((value) => value === null);
}

function valueField({ name, returns }: FunctionFacts): FieldDescriptor {
  const { type, kind, elementKind, elementType, values, columns } = returns;
  // A set of one column, returned as bare values.
  const [only] = columns ?? [];
  const column: Attribute = only ?? { name, type, kind, elementKind, elementType, values };
  const [field] = columnFields([column]);
  return { ...(field as FieldDescriptor), identifier: true };
}

function entityOf(
  specification: Specification,
  { returns: { entity } }: FunctionFacts,
): Entity | undefined {
  return entity && findEntity(specification, entity.entity, entity.schema);
}

/** An entity's records are shown as everywhere else; other rows by their columns. */
function rowFields(
  specification: Specification,
  { returns }: FunctionFacts,
  entity: Entity | undefined,
  rows: readonly FunctionRow[],
): readonly FieldDescriptor[] {
  if (entity !== undefined) {
    // A record comes without the names of those that it refers to.
    return readableFields(specification, entity).map((field) => ({
      ...field,
      reference: undefined,
    }));
  }
  const columns =
    returns.columns ??
    Object.keys(rows[0] ?? {}).map((name) => ({ name, type: 'text', kind: 'other' as const }));
  return columnFields(columns);
}

function outcomeRow(entity: Entity | undefined, values: FunctionRow): OutcomeRow {
  const key = entity === undefined ? [] : keyFields(entity);
  const parts = key.flatMap((name) => {
    const value = values[name];
    return value === null || value === undefined
      ? []
      : [typeof value === 'string' ? value : JSON.stringify(value)];
  });
  return entity === undefined || key.length === 0 || parts.length !== key.length
    ? { values }
    : { values, href: recordAddress(entity, writeKey(parts)) };
}
