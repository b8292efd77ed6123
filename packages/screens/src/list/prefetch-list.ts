import { namesTokens } from '@ninefold/data/records';
import { findEntity } from '@ninefold/specification';
import { preloadFilterChips } from '@ninefold/ui/patterns/filter-bar';
import { readAddress } from '../addresses/index.ts';
import { readableFields, shownFields } from '../descriptors/index.ts';
import { fieldsToList, listQuery, referringQuery } from '../screen-context/queries/index.ts';
import { recordSourceOf, type ScreenContext } from '../screen-context/index.ts';

/** How long a list waits for its rows before a skeleton is shown, in milliseconds. */
const waitsFor = 50;

/**
 * Reads the rows of a list's address. The list is drawn once if they come quickly: a skeleton would only
 * flash, and drawing it takes time. Otherwise the skeleton is drawn while they come.
 */
export async function prefetchList(
  { application, loaded: ofEntity, tenant, override }: ScreenContext,
  { entity: name = '' }: Readonly<Record<string, string>>,
  search: string,
): Promise<void> {
  const { database, queries } = application;
  let loaded = ofEntity;
  let entity = findEntity(loaded.specification, name);
  if (entity?.grants.select !== true || override !== undefined) return;
  if (database === null) return;
  let address = readAddress(search, entity, loaded.specification);
  if (address.problems.length > 0) {
    // It may name records that refer to these.
    const referring = queries.ensureQueryData(referringQuery(application, loaded, entity));
    loaded = (await referring.catch(() => undefined)) ?? loaded;
    entity = findEntity(loaded.specification, name) ?? entity;
    address = readAddress(search, entity, loaded.specification);
  }
  const { state, view, columns } = address;
  // Without what shows them, the list would move when they come.
  const chips = state.filters.length > 0 ? preloadFilterChips().catch(() => undefined) : undefined;
  // A board reads each of its columns. And what tokens stand for depends on the person and their time
  // zone, which the screen knows.
  if (view !== undefined || namesTokens(state.filters)) {
    await chips;
    return;
  }
  const source = recordSourceOf(database.client, loaded);
  const listed = readableFields(loaded.specification, entity, 'list');
  const shown = shownFields(entity, listed, columns).map(({ name }) => name);
  const reading = { within: tenant?.narrow(entity), fields: fieldsToList(entity, shown) };
  const query = listQuery(source, entity, state, reading);
  // Rows of before are shown at once, and the screen reads them again.
  const isKnown = queries.getQueryData(query.queryKey) !== undefined;
  const rows = isKnown ? undefined : queries.prefetchQuery(query);
  await chips;
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, waitsFor))]);
}
