import type { Catalog, OverviewQuery } from '../discovery/index.ts';
import { DataError, SpecificationMissing } from './data-error.ts';
import type { DataClient } from './data-client.ts';
import type { ReadOptions } from './read-options.ts';

/** What is asked for; everything where left out. */
export interface SpecificationPart {
  /** In full, with what they refer to, and in outline what refers to them; by `entityId`. */
  readonly entities?: readonly string[];
  /** What the role may read, in outline. */
  readonly overview?: OverviewQuery;
}

/**
 * What the database says about itself to the current role, by the installed
 * function `ninefold_specification()`.
 *
 * @throws {SpecificationMissing} where the function is not installed (PGRST202).
 * @throws {DataError} for every other refusal, and where the function answers
 * in a form that this version does not know.
 */
export async function loadSpecification(
  client: DataClient,
  part: SpecificationPart = {},
  options: ReadOptions = {},
): Promise<Catalog> {
  options.signal?.throwIfAborted();
  // By GET, which the function's STABLE allows, so that it is repeated like every read.
  const asked = client.supabase.rpc('ninefold_specification', argumentsOf(part), { get: true });
  if (options.signal !== undefined) asked.abortSignal(options.signal);
  const { data, error, status } = await asked;
  options.signal?.throwIfAborted();
  if (error !== null) {
    const refused = DataError.of({ error, status });
    if (refused.failure.code !== 'PGRST202') throw refused;
    throw new SpecificationMissing({
      ...refused.failure,
      message:
        'This project does not tell what it holds yet, because the function ninefold_specification is not installed, or is an earlier one. Run the SQL that installs it once.',
    });
  }
  if (isCatalog(data)) return data;
  throw new DataError({
    kind: 'misconfigured',
    code: '',
    message:
      'The installed function ninefold_specification is of another version. Install it again with this version’s SQL.',
    reaction: 'none',
    technical: {
      message: 'ninefold_specification() did not answer a catalog of format 1.',
      details: '',
      hint: '',
      status,
    },
  });
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

function isCatalog(data: unknown): data is Catalog {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 1;
}
