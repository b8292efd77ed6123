import type { PostgrestFilterBuilder } from '@supabase/postgrest-js';
import type { Entity, Specification } from '@ninefold/specification';
import type { FailureContext } from '../errors/index.ts';
import type { Parameter } from '@ninefold/specification/grammar';
import type { DataClient } from './data-client.ts';
import { DataError } from './data-error.ts';
import { sendingBody } from './sending-body.ts';

/** The method for counting matching rows: `estimated` uses the planner's number for many rows. */
export type CountMode = 'exact' | 'estimated';

export interface DataRequest {
  /** Reads are repeated by supabase-js on a network failure, 503 and 520; writes never. */
  readonly operation: 'read' | 'count' | 'insert' | 'update' | 'delete';
  readonly schema: string;
  readonly relation: string;
  /** PostgREST's parameters, not percent-encoded. */
  readonly parameters: readonly Parameter[];
  /** For an insert, `exact` counts the written rows even if none is returned. */
  readonly count?: CountMode;
  /**
   * For inserts and updates, as an object, or as a JSON text, whose numbers keep their digits. An insert of
   * several rows needs the parameter `columns`.
   */
  readonly values?: Readonly<Record<string, unknown>> | string;
  /** Whether a write returns its rows. The default is true. */
  readonly returnRows?: boolean;
  /** For writes: rejects a write to more rows (PGRST124), or, before PostgREST 12.2, any (PGRST122). */
  readonly maxAffected?: number;
  /** For reads: the time zone in which instants become dates. */
  readonly timeZone?: string;
  /** Cancels a read. A write is never cancelled: its outcome would be unknown. */
  readonly signal?: AbortSignal;
}

/** A row as PostgREST returns it. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface DataAnswer {
  readonly rows: readonly RawRow[];
  readonly count: number | null;
}

type Builder = PostgrestFilterBuilder<{ PostgrestVersion: '12' }, never, never, unknown>;

/**
 * Sends a request to the Data API. The one place where a failure is classified.
 *
 * @throws {DataError} when the database rejects the request or can't be reached; the signal's reason
 * when it was cancelled.
 */
export async function request(
  client: DataClient,
  options: DataRequest,
  context?: FailureContext,
): Promise<DataAnswer> {
  options.signal?.throwIfAborted();
  const builder = builderOf(client, options);
  // The address is set whole, because the builder's own methods drop blanks in quoted names and
  // take some of the grammar's marks in values for their own.
  builder['url'].search = new URLSearchParams(
    options.parameters.map(([...pair]) => pair),
  ).toString();
  // A zone that the server doesn't know is an error, and not silently another one.
  if (options.timeZone !== undefined) prefer(builder, `timezone=${options.timeZone}`);
  if (options.maxAffected !== undefined) prefer(builder, `max-affected=${options.maxAffected}`);
  if (typeof options.values === 'string') {
    builder['fetch'] = sendingBody(builder['fetch'], options.values);
  }
  if (options.signal !== undefined) builder.abortSignal(options.signal);
  const { data, error, status, count } = await builder;
  options.signal?.throwIfAborted();
  if (error !== null) throw client.report(await DataError.load({ error, status }, context));
  if (Array.isArray(data)) return { rows: data, count };
  if (options.operation === 'count' || options.returnRows === false) return { rows: [], count };
  throw client.report(
    DataError.of({ error: { message: 'The answer holds no rows.' }, status }, context),
  );
}

function prefer(builder: Builder, preference: string): void {
  const others = builder['headers'].get('Prefer');
  const strict = `handling=strict,${preference}`;
  builder.setHeader('Prefer', others === null ? strict : `${others},${strict}`);
}

/** Sends a request for an entity's records. Throws as `request` does. */
export function requestRecords(
  source: { readonly client: DataClient; readonly specification?: Specification },
  entity: Entity,
  options: Omit<DataRequest, 'schema' | 'relation'>,
): Promise<DataAnswer> {
  const { client, specification } = source;
  const target = { schema: entity.schema, relation: entity.name };
  return request(
    client,
    { ...options, ...target },
    { entity, specification, operation: options.operation, values: options.values },
  );
}

function builderOf(client: DataClient, options: DataRequest): Builder {
  const { operation, count, values = {} } = options;
  // The builder expects the name percent-encoded.
  const relation = client.supabase
    .schema(options.schema)
    .from(encodeURIComponent(options.relation));
  if (operation === 'read' || operation === 'count') {
    return relation.select('*', { count, head: operation === 'count' }) as unknown as Builder;
  }
  const write =
    operation === 'insert'
      ? relation.insert(values, { count })
      : operation === 'update'
        ? relation.update(values)
        : relation.delete();
  return (options.returnRows === false ? write : write.select()) as unknown as Builder;
}
