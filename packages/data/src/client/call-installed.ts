import type { DataClient } from './data-client.ts';
import { installationSchema } from './installation-schema.ts';
import { DataError } from './data-error.ts';
import { sendingBody } from './sending-body.ts';

/** The functions that each client could not call, with the schema in which it tried. */
const unavailable = new WeakMap<DataClient, Set<string>>();

export interface InstalledCall {
  readonly name: 'ninefold_counts' | 'ninefold_update' | 'ninefold_save';
  /** As an object, or as a JSON text, whose numbers keep their digits. */
  readonly arguments: Readonly<Record<string, unknown>> | string;
  /** Uses GET if the function changes nothing, so that it is retried like any read. */
  readonly get?: boolean;
  /** The codes by which the function can't be called at all. From then on it isn't. */
  readonly unavailableCodes: ReadonlySet<string>;
}

/**
 * Calls a function that `installationSql` or `childrenSql` creates; undefined where it can't be called, so
 * that the caller does the same by other requests.
 *
 * @throws {DataError} for every other error.
 */
export async function callInstalled(
  client: DataClient,
  { name, arguments: given, get = false, unavailableCodes }: InstalledCall,
): Promise<unknown> {
  const schema = installationSchema(client);
  const place = `${schema}.${name}`;
  const known = unavailable.get(client) ?? new Set();
  if (known.has(place)) return undefined;
  const builder = client.supabase
    .schema(schema)
    .rpc(name, typeof given === 'string' ? {} : given, { get });
  if (typeof given === 'string') builder['fetch'] = sendingBody(builder['fetch'], given);
  const { data, error, status } = await builder;
  if (error === null) return data;
  if (!unavailableCodes.has(error.code)) throw client.report(DataError.of({ error, status }));
  unavailable.set(client, known.add(place));
  return undefined;
}
