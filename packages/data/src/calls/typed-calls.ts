import { DataError } from '../client/index.ts';
import {
  changeRecord,
  createRecord,
  listRecords,
  readRecord,
  type RecordSource,
  type RecordValues,
  removeRecord,
  type SeenRecord,
  wholeList,
} from '../records/index.ts';
import { findEntity } from '@ninefold/specification';
import type { Entity, FunctionFacts } from '@ninefold/specification';
import { callFunction } from './call-function.ts';
import type { FunctionAnswer } from './function-answer.ts';
import type { FunctionValues } from './function-request.ts';
import type { AnyDatabase, TypedCalls, TypedRecords } from './typed-shapes.ts';

/**
 * The calls of a team's own tables and functions, typed by what `ninefold types`
 * printed: a table, a function, an argument or a value that is not there is an
 * error of the compiler. They go the same way as every other call: exact
 * numbers, classified failures, the log.
 *
 * ```ts
 * const calls = typedCalls<Database>(source);
 * const costs = await calls.call('technician_costs', {});
 * const page = await calls.records('work_order').list({ search: 'compressor' });
 * ```
 *
 * @param schema Where not `public`: `typedCalls<Database, 'billing'>(source, 'billing')`.
 */
export function typedCalls<
  Database extends AnyDatabase,
  Schema extends keyof Database & string = 'public' & keyof Database,
>(source: RecordSource, schema: string = 'public'): TypedCalls<Database, Schema> {
  const calls = {
    async call(name: string, values: FunctionValues, options = {}) {
      const called = functionOf(source, schema, name, values);
      const { specification } = source;
      return bare(await callFunction(source.client, called, values, { specification, ...options }));
    },
    records: (name: string) => recordsOf(source, entityOf(source, schema, name)),
  };
  return calls as unknown as TypedCalls<Database, Schema>;
}

type AnyRecords = TypedRecords<object, object, object>;

function recordsOf(source: RecordSource, entity: Entity): AnyRecords {
  return {
    list: (state = {}, options = {}) =>
      listRecords(source, entity, { ...wholeList, ...state }, options),
    read: (id: string, options = {}) => readRecord(source, entity, id, options),
    create: (values: object) => createRecord(source, entity, values as RecordValues),
    change: (record: SeenRecord | string, values: object, options = {}) =>
      changeRecord(source, entity, record, values as RecordValues, options),
    remove: (record: SeenRecord | string) => removeRecord(source, entity, record),
  };
}

/** What a function gave, as its type says. */
function bare(answer: FunctionAnswer): unknown {
  switch (answer.kind) {
    case 'nothing':
      return undefined;
    case 'value':
      return answer.value;
    case 'values':
      return answer.values;
    case 'row':
      return answer.row;
    case 'rows':
      return answer.rows;
    default:
      return answer satisfies never;
  }
}

/** Of those that are called the same, the one that takes these arguments. */
function functionOf(
  { specification }: RecordSource,
  schema: string,
  name: string,
  values: FunctionValues,
): FunctionFacts {
  const given = Object.keys(values).filter((argument) => values[argument] !== undefined);
  const found = specification?.calls.find(
    ({ function: called }) =>
      called !== undefined &&
      called.schema === schema &&
      called.name === name &&
      given.every((argument) => called.arguments.some((each) => each.name === argument)) &&
      called.arguments.every((each) => !each.required || given.includes(each.name)),
  )?.function;
  if (found === undefined) throw notKnown('function', `${schema}.${name}(${given.join(', ')})`);
  return found;
}

function entityOf({ specification, entities }: RecordSource, schema: string, name: string): Entity {
  const found =
    specification === undefined
      ? entities.find((entity) => entity.name === name && entity.schema === schema)
      : findEntity(specification, name, schema);
  if (found === undefined) throw notKnown('table', `${schema}.${name}`);
  return found;
}

/** What a role may not use, it does not learn of. */
function notKnown(what: 'function' | 'table', name: string): DataError {
  return new DataError({
    kind: 'denied',
    code: '',
    message: 'You don’t have access to this, or it no longer exists. Reload the page.',
    reaction: 'reload',
    technical: {
      message: `The specification of this role has no ${what} ${name}.`,
      details: '',
      hint: 'Grant it to the role, or run "ninefold types" again.',
      status: 0,
    },
  });
}
