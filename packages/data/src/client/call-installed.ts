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

/** PostgREST does not find the function in its schema cache. */
const uncachedCode = 'PGRST202';

/** The function or its schema is missing, for PostgREST or for Postgres. */
const missingCodes: ReadonlySet<string> = new Set([uncachedCode, 'PGRST106', '42883']);

export interface InstalledCall {
  readonly name: 'ninefold_counts' | 'ninefold_update' | 'ninefold_save';
  /** As an object, or as a JSON text, whose numbers keep their digits. */
  readonly arguments: Readonly<Record<string, unknown>> | string;
  /** Uses GET if the function changes nothing, so that it is retried like any read. */
  readonly get?: boolean;
  /** The codes, besides those of a missing function, by which other requests must do the same for now. */
  readonly alsoUnavailable?: readonly string[];
  /**
   * Where other requests promise less than the function. It is tried each time then. Missing although the
   * catalog names it or it has worked, as while the Data API's schema cache is out of date, it is an error.
   */
  readonly irreplaceable?: {
    /** The catalog names it. */
    readonly installed: boolean;
    /** The message where the schema cache lacks it. */
    readonly uncached: string;
  };
}

/**
 * Calls a function that `installationSql` or `childrenSql` creates; undefined where it can't be called, so
 * that the caller does the same by other requests. The reason may pass, so it is called again after a while.
 *
 * @throws {DataError} for every other error.
 */
export async function callInstalled(
  client: DataClient,
  { name, arguments: given, get = false, alsoUnavailable = [], irreplaceable }: InstalledCall,
): Promise<unknown> {
  const schema = installationSchema(client);
  const place = `${schema}.${name}`;
  const known = tried.get(client) ?? new Map<string, Tried>();
  tried.set(client, known);
  if (irreplaceable === undefined && Date.now() < (known.get(place) ?? untried).next)
    return undefined;
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
  const isKnown = irreplaceable !== undefined && (irreplaceable.installed || works);
  if (!isUnavailable || (isMissing && isKnown)) {
    const loaded = await DataError.load({ error, status });
    const isUncached = isKnown && error.code === uncachedCode;
    throw client.report(
      isUncached
        ? new DataError(
            { ...loaded.failure, message: irreplaceable.uncached, reaction: 'retry' },
            { cause: error },
          )
        : loaded,
    );
  }
  const pause = Math.min(firstPause * 2 ** failures, longestPause);
  known.set(place, { works, failures: failures + 1, next: Date.now() + pause });
  return undefined;
}
