import type { DataClient } from './data-client.ts';
import { installationSchema } from './installation-schema.ts';
import { DataError } from './data-error.ts';
import { sendingBody } from './sending-body.ts';

/** What became of the calls of a function, by its name with the schema in which it was tried. */
interface Tried {
  /** It has answered before. */
  readonly works: boolean;
  /** Calls that could not be made, since it last answered. */
  readonly failures: number;
  /** When to call it again, in milliseconds since 1970. */
  readonly next: number;
}

const tried = new WeakMap<DataClient, Map<string, Tried>>();

const untried: Tried = { works: false, failures: 0, next: 0 };

/** The pause after a call that could not be made; each further one doubles it. */
const firstPause = 60_000;
const longestPause = 60 * firstPause;

/** The function or its schema is missing, for PostgREST or for Postgres. */
const missingCodes: ReadonlySet<string> = new Set(['PGRST202', 'PGRST106', '42883']);

export interface InstalledCall {
  readonly name: 'ninefold_counts' | 'ninefold_update' | 'ninefold_save';
  /** As an object, or as a JSON text, whose numbers keep their digits. */
  readonly arguments: Readonly<Record<string, unknown>> | string;
  /** Uses GET if the function changes nothing, so that it is retried like any read. */
  readonly get?: boolean;
  /** The codes, besides those of a missing function, by which other requests must do the same for now. */
  readonly alsoUnavailable?: readonly string[];
  /**
   * Whether other requests promise less than the function: it is tried each time then, and missing after it
   * has worked, as while the Data API loads the schema, it is an error.
   */
  readonly irreplaceable?: boolean;
}

/**
 * Calls a function that `installationSql` or `childrenSql` creates; undefined where it can't be called, so
 * that the caller does the same by other requests. The reason may pass, so it is called again after a while.
 *
 * @throws {DataError} for every other error.
 */
export async function callInstalled(
  client: DataClient,
  {
    name,
    arguments: given,
    get = false,
    alsoUnavailable = [],
    irreplaceable = false,
  }: InstalledCall,
): Promise<unknown> {
  const schema = installationSchema(client);
  const place = `${schema}.${name}`;
  const known = tried.get(client) ?? new Map<string, Tried>();
  tried.set(client, known);
  if (!irreplaceable && Date.now() < (known.get(place) ?? untried).next) return undefined;
  const builder = client.supabase
    .schema(schema)
    .rpc(name, typeof given === 'string' ? {} : given, { get });
  if (typeof given === 'string') builder['fetch'] = sendingBody(builder['fetch'], given);
  const { data, error, status } = await builder;
  if (error === null) {
    known.set(place, { ...untried, works: true });
    return data;
  }
  // Other calls may have ended meanwhile.
  const { works, failures } = known.get(place) ?? untried;
  const isMissing = missingCodes.has(error.code);
  const isUnavailable = isMissing || alsoUnavailable.includes(error.code);
  if (!isUnavailable || (isMissing && works && irreplaceable)) {
    throw client.report(await DataError.load({ error, status }));
  }
  const pause = Math.min(firstPause * 2 ** failures, longestPause);
  known.set(place, { works, failures: failures + 1, next: Date.now() + pause });
  return undefined;
}
