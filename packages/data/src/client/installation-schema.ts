import type { DataClient } from './data-client.ts';

/** The schema in which the function was found, where it is not the client's own. */
export const locations = new WeakMap<DataClient, string>();

/** Returns the schema of the installed functions: the client's own until they are found in another. */
export function installationSchema(client: DataClient): string {
  return locations.get(client) ?? client.schema;
}
