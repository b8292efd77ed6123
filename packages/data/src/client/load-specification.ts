import type { Catalog, OverviewQuery } from '@ninefold/specification/catalog';
import type { DataClient } from './data-client.ts';
import { DataError } from './data-error.ts';
import { installationSchema } from './installation-schema.ts';
import type { ReadOptions } from './read-options.ts';
import { isCatalog, type SpecificationAnswer } from './specification-answer.ts';

/** The requested parts; everything where left out. */
export interface SpecificationPart {
  /** In full, with what they refer to, and in outline what refers to them; by `entityId`. */
  readonly entities?: readonly string[];
  /** The entities that the role may read, in outline. */
  readonly overview?: OverviewQuery;
}

export interface LoadOptions extends ReadOptions {
  /** An earlier answer for the same part: it is returned itself if it still holds. */
  readonly earlier?: Catalog;
}

/**
 * Loads the catalog that the current role may know, by the installed function
 * `ninefold_specification()`. Where it is not in the client's own schema, tries the other exposed ones.
 *
 * @throws {SpecificationMissing} where the function is not installed (PGRST202).
 * @throws {DataError} for every other error, and where the function answers in a form that this version
 * does not know.
 */
export async function loadSpecification(
  client: DataClient,
  part: SpecificationPart = {},
  { signal, earlier }: LoadOptions = {},
): Promise<Catalog> {
  const ask = async (schema: string): Promise<SpecificationAnswer> => {
    signal?.throwIfAborted();
    // By GET, which the function's STABLE allows, so that it is repeated like every read.
    const call = client.supabase
      .schema(schema)
      .rpc('ninefold_specification', argumentsOf(part, earlier), { get: true });
    if (signal !== undefined) call.abortSignal(signal);
    const answer = await call;
    signal?.throwIfAborted();
    return answer;
  };
  const answer = await ask(installationSchema(client));
  const { data, error } = answer;
  if (error === null && earlier !== undefined && isUnchanged(data)) return earlier;
  if (error === null && isCatalog(data)) return data;
  // Without a connection nothing more can be loaded.
  if (error !== null && !/^(?:PGRST|42501)/.test(error.code)) throw DataError.of(answer);
  return (await import('./find-specification.ts')).findSpecification(client, answer, ask);
}

function argumentsOf(
  { entities, overview }: SpecificationPart,
  earlier: Catalog | undefined,
): Record<string, unknown> {
  return {
    entities: arrayText(entities),
    overview: overview && true,
    foremost: arrayText(overview?.foremost),
    search: overview?.search,
    at_most: overview?.atMost,
    // A function that doesn't know the argument gives no hash.
    known: earlier?.hash,
  };
}

/** Writes an array as Postgres does: supabase-js would leave out the quotes. */
function arrayText(texts: readonly string[] | undefined): string | undefined {
  return texts && `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

function isUnchanged(data: unknown): boolean {
  return isCatalog(data) && 'unchanged' in data;
}
