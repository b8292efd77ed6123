import type { DataClient } from './data-client.ts';
import { installationSchema } from './installation-schema.ts';
import { DataError } from './data-error.ts';
import { sendingBody } from './sending-body.ts';

/** What became of the calls of a function, by its name with the schema in which it was tried. */
interface Tried {
  /** Calls that could not be made, since it last answered. */
  readonly failures: number;
  /** When to call it again, in milliseconds since 1970. */
  readonly next: number;
}

const tried = new WeakMap<DataClient, Map<string, Tried>>();

const untried: Tried = { failures: 0, next: 0 };

/** The pause after a call that could not be made; each further one doubles it. */
const firstPause = 60_000;
const longestPause = 60 * firstPause;

/** PostgREST does not find the function in its schema cache. */
const uncachedCode = 'PGRST202';

/** The function or its schema is missing, for PostgREST or for Postgres. */
const missingCodes: ReadonlySet<string> = new Set([uncachedCode, 'PGRST106', '42883']);

export interface InstalledCall {
  readonly name: 'ninefold_counts' | 'ninefold_write';
  /** As an object, or as a JSON text, whose numbers keep their digits. */
  readonly arguments: Readonly<Record<string, unknown>> | string;
  /** Uses GET if the function changes nothing, so that it is retried like any read. */
  readonly get?: boolean;
  /** The codes, besides those of a missing function, by which other requests must do the same for now. */
  readonly alsoUnavailable?: readonly string[];
  /**
   * The message where PostgREST's schema cache lacks the function although the catalog names it. Given where other
   * requests promise less than the function: it is tried each time then, and never left out.
   */
  readonly uncached?: string;
}

/**
 * Calls a function that `installationSql` creates; undefined where it can't be called, so
 * that the caller does the same by other requests. The reason may pass, so it is called again after a while.
 *
 * @throws {DataError} for every other error.
 */
export async function callInstalled(
  client: DataClient,
  { name, arguments: given, get = false, alsoUnavailable = [], uncached }: InstalledCall,
): Promise<unknown> {
  const schema = installationSchema(client);
  const place = `${schema}.${name}`;
  const known = tried.get(client) ?? new Map<string, Tried>();
  tried.set(client, known);
  if (uncached === undefined && Date.now() < (known.get(place) ?? untried).next) return undefined;
  const builder = client.supabase
    .schema(schema)
    .rpc(name, typeof given === 'string' ? {} : given, { get });
  if (typeof given === 'string') builder['fetch'] = sendingBody(builder['fetch'], given);
  const { data, error, status } = await builder;
  if (error === null) {
    known.set(place, untried);
    return data;
  }
  const isUnavailable = missingCodes.has(error.code) || alsoUnavailable.includes(error.code);
  if (uncached !== undefined || !isUnavailable) {
    const loaded = await DataError.load({ error, status });
    throw client.report(
      uncached !== undefined && error.code === uncachedCode
        ? new DataError(
            { ...loaded.failure, message: uncached, reaction: 'retry' },
            { cause: error },
          )
        : loaded,
    );
  }
  // Other calls may have ended meanwhile.
  const { failures } = known.get(place) ?? untried;
  const pause = Math.min(firstPause * 2 ** failures, longestPause);
  known.set(place, { failures: failures + 1, next: Date.now() + pause });
  return undefined;
}
