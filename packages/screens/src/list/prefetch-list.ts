import { namesMoments } from '@ninefold/data/records';
import { findEntity } from '@ninefold/specification';
import { listQuery } from '../queries/index.ts';
import { recordSourceOf, type ScreenContext } from '../screen-context/index.ts';
import { readAddress } from './list-address.ts';

/** How long a list waits for its rows before it is shown without them, in milliseconds. */
const waitsFor = 50;

/**
 * Reads the rows of a list's address. Those that come at once are shown at once, as a skeleton would
 * only flash and cost the time of drawing it; without them, the screen is drawn while they come.
 */
export async function prefetchList(
  { application, loaded, tenant, override }: ScreenContext,
  { entity: name = '' }: Readonly<Record<string, string>>,
  search: string,
): Promise<void> {
  const entity = findEntity(loaded.specification, name);
  if (entity?.grants.select !== true || override !== undefined) return;
  if (application.database === null) return;
  const { state } = readAddress(search, entity);
  // Which days and moments they are depends on the person's time zone, which the screen knows.
  if (namesMoments(state.filters)) return;
  const source = recordSourceOf(application.database.client, loaded);
  const rows = application.queries.prefetchQuery(
    listQuery(source, entity, state, tenant?.narrow(entity)),
  );
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, waitsFor))]);
}
