import type { PostgrestFilterBuilder } from '@supabase/supabase-js';
import type { FailureContext } from '../errors/index.ts';
import { DataError } from './data-error.ts';
import type { DataClient } from './data-client.ts';

/** How the rows that match are counted: `estimated` asks the planner where there are many. */
export type CountMode = 'exact' | 'estimated';

export interface DataRequest {
  /** Reads are repeated by supabase-js on a network failure, 503 and 520; writes never. */
  readonly does: 'read' | 'count' | 'insert' | 'update' | 'delete';
  readonly schema: string;
  readonly relation: string;
  /** PostgREST's parameters, as they are to be sent. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly count?: CountMode;
  /** Of an insert or update. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Of a write: whether it gives the rows back, as it does unless they may not be read. */
  readonly returnRows?: boolean;
  /** Of a read. A write under way is not given up: nobody would know what became of it. */
  readonly signal?: AbortSignal;
}

/** A row as PostgREST gives it. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface DataAnswer {
  readonly rows: readonly RawRow[];
  readonly count: number | null;
}

type Builder = PostgrestFilterBuilder<{ PostgrestVersion: '12' }, never, never, unknown>;

/**
 * Asks the Data API. The one place where a failure is classified.
 *
 * @throws {DataError} when the database or the network refuses; the signal's
 * reason when the request was given up.
 */
export async function request(
  client: DataClient,
  asked: DataRequest,
  context?: FailureContext,
): Promise<DataAnswer> {
  asked.signal?.throwIfAborted();
  const builder = builderOf(client, asked);
  // The address is set whole, because the builder's own methods drop blanks in quoted names and
  // take some of the grammar's marks in values for their own.
  builder['url'].search = new URLSearchParams(asked.parameters.map(([...pair]) => pair)).toString();
  if (asked.signal !== undefined) builder.abortSignal(asked.signal);
  const { data, error, status, count } = await builder;
  asked.signal?.throwIfAborted();
  if (error !== null) throw client.failed(DataError.of({ error, status }, context));
  if (Array.isArray(data)) return { rows: data, count };
  if (asked.does === 'count' || asked.returnRows === false) return { rows: [], count };
  throw client.failed(
    DataError.of({ error: { message: 'The answer holds no rows.' }, status }, context),
  );
}

function builderOf(client: DataClient, asked: DataRequest): Builder {
  const { does, count, values = {} } = asked;
  // The builder takes the name as it is to stand in the address.
  const relation = client.supabase.schema(asked.schema).from(encodeURIComponent(asked.relation));
  if (does === 'read' || does === 'count') {
    return relation.select('*', { count, head: does === 'count' }) as unknown as Builder;
  }
  const write =
    does === 'insert'
      ? relation.insert(values)
      : does === 'update'
        ? relation.update(values)
        : relation.delete();
  return (asked.returnRows === false ? write : write.select()) as unknown as Builder;
}
