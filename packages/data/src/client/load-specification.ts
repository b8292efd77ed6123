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

/** The schema in which each client has found the function. */
const locations = new WeakMap<DataClient, string>();

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
  options: ReadOptions = {},
): Promise<Catalog> {
  const known = locations.get(client) ?? client.schema;
  let answer = await ask(client, known, part, options);
  if (isMissing(answer)) {
    const { exposedSchemas } = await import('./find-specification.ts');
    const schemas = await exposedSchemas(client);
    for (const schema of schemas.filter((name) => name !== known)) {
      answer = await ask(client, schema, part, options);
      if (isMissing(answer)) continue;
      locations.set(client, schema);
      break;
    }
    if (isMissing(answer)) {
      throw new SpecificationMissing(
        {
          ...DataError.of(answer).failure,
          message:
            'The function ninefold_specification is not installed in this project, or is an earlier version. Run the SQL that installs it once.',
        },
        schemas.length > 0 ? schemas : [known],
      );
    }
  }
  const { data, error, status } = answer;
  if (error?.code === '42501' && status === 401) {
    return (await import('./find-specification.ts')).nothingKnown;
  }
  if (error !== null) throw DataError.of({ error, status });
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

type Answer = Awaited<ReturnType<typeof ask>>;

async function ask(
  client: DataClient,
  schema: string,
  part: SpecificationPart,
  { signal }: ReadOptions,
) {
  signal?.throwIfAborted();
  // By GET, which the function's STABLE allows, so that it is repeated like every read.
  const asked = client.supabase
    .schema(schema)
    .rpc('ninefold_specification', argumentsOf(part), { get: true });
  if (signal !== undefined) asked.abortSignal(signal);
  const answer = await asked;
  signal?.throwIfAborted();
  return answer;
}

/** Whether there is no such function, or the schema is not exposed. */
function isMissing({ error }: Answer): boolean {
  return error?.code === 'PGRST202' || error?.code === 'PGRST106';
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
