import type { Catalog, OverviewQuery } from '@ninefold/specification/catalog';
import { DataError } from './data-error.ts';
import type { DataClient } from './data-client.ts';
import type { ReadOptions } from './read-options.ts';

/** What is asked for; everything where left out. */
export interface SpecificationPart {
  /** In full, with what they refer to, and in outline what refers to them; by `entityId`. */
  readonly entities?: readonly string[];
  /** What the role may read, in outline. */
  readonly overview?: OverviewQuery;
}

/** The schema in which the function was found, where it is not the client's own. */
export const locations = new WeakMap<DataClient, string>();

/**
 * What the database says about itself to the current role, by the installed
 * function `ninefold_specification()`. Where it is not in the client's own schema, the other
 * exposed ones are tried.
 *
 * @throws {SpecificationMissing} where the function is not installed (PGRST202).
 * @throws {DataError} for every other refusal, and where the function answers
 * in a form that this version does not know.
 */
export async function loadSpecification(
  client: DataClient,
  part: SpecificationPart = {},
  { signal }: ReadOptions = {},
): Promise<Catalog> {
  const ask = async (schema: string): Promise<SpecificationAnswer> => {
    signal?.throwIfAborted();
    // By GET, which the function's STABLE allows, so that it is repeated like every read.
    const asked = client.supabase
      .schema(schema)
      .rpc('ninefold_specification', argumentsOf(part), { get: true });
    if (signal !== undefined) asked.abortSignal(signal);
    const answer = await asked;
    signal?.throwIfAborted();
    return answer;
  };
  const answer = await ask(locations.get(client) ?? client.schema);
  const { data, error } = answer;
  if (error === null && isCatalog(data)) return data;
  // Without a connection nothing more can be loaded.
  if (error !== null && !/^(?:PGRST|42501)/.test(error.code)) throw DataError.of(answer);
  return (await import('./find-specification.ts')).findSpecification(client, answer, ask);
}

/** What the Data API answers to a call of the function. */
export interface SpecificationAnswer {
  readonly data: unknown;
  readonly error: { readonly code: string } | null;
  readonly status: number;
}

function argumentsOf({ entities, overview }: SpecificationPart): Record<string, unknown> {
  return {
    ...(entities !== undefined && { entities: arrayText(entities) }),
    ...(overview !== undefined && { overview: true }),
    ...(overview?.foremost !== undefined && { foremost: arrayText(overview.foremost) }),
    ...(overview?.search !== undefined && { search: overview.search }),
    ...(overview?.atMost !== undefined && { at_most: overview.atMost }),
  };
}

/** As Postgres writes an array: supabase-js would leave out the quotes. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

export function isCatalog(data: unknown): data is Catalog {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 2;
}
