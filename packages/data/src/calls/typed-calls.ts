import {
  changeRecord,
  createRecord,
  listRecords,
  readRecord,
  type RecordSource,
  deleteRecord,
  initialListState,
} from '../records/index.ts';
import { type Entity, findEntity } from '@ninefold/specification';
import type { Value } from '@ninefold/values';
import { callFunction } from './call-function.ts';
import { resultOf } from './function-answer.ts';
import type { FunctionValues } from './function-request.ts';
import { functionTaking } from './function-taking.ts';
import { notKnown } from './not-known.ts';
import { typedRows } from './typed-rows.ts';
import type { AnyDatabase, TypedCalls, TypedRecords } from './typed-shapes.ts';

/**
 * Returns the calls of a team's own tables and functions, typed by what `ninefold types` printed: a
 * table, function, argument or value that doesn't exist is a compiler error. They have what every other
 * call has: exact numbers, classified failures, the log.
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
      const { client, specification } = source;
      const functions = (specification?.calls ?? []).flatMap(({ function: each }) => each ?? []);
      const called = functionTaking(functions, name, values, schema);
      const answer = await callFunction(client, called, values, {
        specification,
        ...options,
        readDocument: (text) => JSON.parse(text) as Value,
      });
      return resultOf(answer);
    },
    records(name: string): TypedRecords<object, object, object> {
      const entity = entityOf(source, schema, name);
      const typed = typedRows(entity);
      return {
        async list(state = {}, options = {}) {
          const page = await listRecords(
            source,
            entity,
            { ...initialListState, ...state },
            options,
          );
          return { ...page, rows: page.rows.map((row) => typed.read(row)) };
        },
        read: async (id, options) => typed.read(await readRecord(source, entity, id, options)),
        async create(values) {
          const row = await createRecord(source, entity, typed.write(values));
          return row && typed.read(row);
        },
        change: async (record, values, options) =>
          typed.read(
            await changeRecord(source, entity, typed.seen(record), typed.write(values), options),
          ),
        async delete(record) {
          await deleteRecord(source, entity, typed.seen(record));
        },
      };
    },
  };
  return calls as unknown as TypedCalls<Database, Schema>;
}

function entityOf({ specification, entities }: RecordSource, schema: string, name: string): Entity {
  const found =
    specification === undefined
      ? entities.find((entity) => entity.name === name && entity.schema === schema)
      : findEntity(specification, name, schema);
  if (found === undefined) throw notKnown('table', `${schema}.${name}`);
  return found;
}
