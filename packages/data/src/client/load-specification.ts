import type { Catalog } from '../discovery/index.ts';
import { DataError, SpecificationMissing } from './data-error.ts';
import type { DataClient } from './data-client.ts';
import type { ReadOptions } from './read-options.ts';

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
  options: ReadOptions = {},
): Promise<Catalog> {
  options.signal?.throwIfAborted();
  // By GET, which the function's STABLE allows, so that it is repeated like every read.
  const asked = client.supabase.rpc('ninefold_specification', {}, { get: true });
  if (options.signal !== undefined) asked.abortSignal(options.signal);
  const { data, error, status } = await asked;
  options.signal?.throwIfAborted();
  if (error !== null) {
    const refused = DataError.of({ error, status });
    if (refused.failure.code !== 'PGRST202') throw refused;
    throw new SpecificationMissing({
      ...refused.failure,
      message:
        'This project does not tell what it holds yet, because the function ninefold_specification is not installed. Run the SQL that installs it once.',
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

function isCatalog(data: unknown): data is Catalog {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 1;
}
