import {
  callInstalled,
  type DataClient,
  DataError,
  type ReadOptions,
  request,
} from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import {
  type Filter,
  filtersIn,
  namesTokens,
  readFilter,
  resolveTokens,
  writeFilters,
  writeName,
} from '@ninefold/specification/grammar';
import type { RecordSource } from '../query/index.ts';

export type CountedEntity = Pick<Entity, 'name' | 'schema'> & { readonly readableField?: string };

/** Conditions as in a list's address, by field name: `{ status: 'eq.open' }`. */
export type AddressFilters = Readonly<Record<string, string>>;

/** Filters, or a function that loads them. */
export type CountedFilters = AddressFilters | (() => Promise<AddressFilters>);

/** With `person`, nothing is counted once their session has ended: a visitor sees less. */
export interface CountOptions
  extends ReadOptions, Pick<RecordSource, 'timeZone' | 'locale' | 'person'> {
  /** Loads the whole entity. Called where a filter may name a token, such as `me`: the field's kind decides. */
  readonly known?: () => Promise<Entity | undefined>;
}

/** An item of the argument of `ninefold_counts`; null where the filters could not be loaded. */
type WantedCount = {
  readonly schema: string;
  readonly relation: string;
  readonly filters: readonly Filter[];
} | null;

interface Batch {
  readonly wanted: Promise<WantedCount>[];
  /** Some of the counts are a person's. */
  isPersonal: boolean;
  /** In the order of `wanted`. Only a number is a count. */
  readonly counts: Promise<readonly unknown[]>;
}

/** The batch of each client, until it is sent. */
const batches = new WeakMap<DataClient, Batch>();

/** The role can't execute the function, or all counts together take longer than a statement may. */
const alsoUnavailable = ['42501', '57014'];

/** The longest argument in an address, percent-encoded. A gateway may reject an address of 8 kB. */
const maxInAddress = 6_000;

/** Counts records together with all other calls in the same task. See `countRecords`. */
export async function countInBatch(
  client: DataClient,
  entity: CountedEntity,
  filters: CountedFilters = {},
  options: CountOptions = {},
): Promise<number> {
  const { signal, person } = options;
  const conditions = conditionsOf(filters, options);
  const batch = batches.get(client) ?? openBatch(client);
  const { wanted, counts } = batch;
  const { schema, name: relation } = entity;
  const isPersonal = person !== undefined;
  batch.isPersonal ||= isPersonal;
  const index =
    wanted.push(
      conditions.then(
        (filters) => ({ schema, relation, filters }),
        () => null,
      ),
    ) - 1;
  const count = (await counts)[index];
  signal?.throwIfAborted();
  if (typeof count === 'number') return count;
  if (isPersonal) await requireSession(client);
  // A separate request reports the failure, or succeeds with the settings of the Data API.
  return countSeparately(client, entity, await conditions, signal);
}

async function conditionsOf(
  filters: CountedFilters,
  { known, ...context }: CountOptions,
): Promise<readonly Filter[]> {
  const conditions = Object.entries(
    typeof filters === 'function' ? await filters() : filters,
  ).flatMap(([field, text]) => readFilter(field, text) ?? []);
  const entity = namesTokens(conditions) ? await known?.() : undefined;
  return filtersIn(await resolveTokens(conditions, { ...context, ...(entity && { entity }) }));
}

function openBatch(client: DataClient): Batch {
  const wanted: Batch['wanted'] = [];
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    batches.delete(client);
    const counted = await Promise.all(wanted);
    if (batch.isPersonal) await requireSession(client);
    return requestCounts(client, counted);
  };
  const batch: Batch = { wanted, isPersonal: false, counts: send() };
  batches.set(client, batch);
  return batch;
}

/** @throws {DataError} where nobody is signed in. */
async function requireSession(client: DataClient): Promise<void> {
  if ((await client.accessToken()) !== undefined) return;
  throw DataError.of({ error: { message: 'The session has ended.' }, status: 401 });
}

async function requestCounts(
  client: DataClient,
  wanted: readonly WantedCount[],
): Promise<readonly unknown[]> {
  const text = JSON.stringify(wanted);
  const counts = await callInstalled(client, {
    name: 'ninefold_counts',
    arguments: { wanted: text },
    get: encodeURIComponent(text).length <= maxInAddress,
    alsoUnavailable,
  });
  return (counts ?? []) as readonly unknown[];
}

async function countSeparately(
  client: DataClient,
  { schema, name: relation, readableField }: CountedEntity,
  filters: readonly Filter[],
  signal: AbortSignal | undefined,
): Promise<number> {
  const { count } = await request(client, {
    operation: 'count',
    schema,
    relation,
    parameters: [
      // The role may not have access to all columns.
      ['select', readableField === undefined ? '*' : writeName(readableField)],
      ...writeFilters(filters),
      ['limit', '0'],
    ],
    count: 'exact',
    signal,
  });
  if (count !== null) return count;
  // supabase-js treats the 404 of a HEAD request, such as for a table that no longer exists, as success.
  throw client.report(
    DataError.of({ error: { message: 'The answer holds no count.' }, status: 404 }),
  );
}
