import {
  keyFields,
  type RecordPage,
  type RecordRow,
  type RecordValues,
} from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { QueryKey } from '@tanstack/react-query';
import { entityKey } from '../queries/index.ts';
import { pick } from './pick.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Shows records with the values that are being written to them, until they are read again. Only where values say all of
 * what is shown: the label of a reference isn't known yet, and a key or title leads to other places.
 *
 * @param changes The values, by the id of the record.
 * @returns What shows records as they were, where they haven't been read since; undefined where none is shown at once.
 */
export function showAtOnce(
  context: WriteContext,
  entity: Entity,
  changes: ReadonlyMap<string, RecordValues>,
): ((ids: Iterable<string>) => void) | undefined {
  const shown = new Map([...changes].filter(([, values]) => isShownByValues(entity, values)));
  if (shown.size === 0) return undefined;
  // One list may have been read before another one.
  const before = new Map<string, Map<string, RecordValues>>();
  replaceRows(context, entity, (row, queryKey) => {
    const values = shown.get(row.id);
    if (values === undefined) return row;
    const key = JSON.stringify(queryKey);
    const rows = before.get(key) ?? new Map<string, RecordValues>();
    before.set(key, rows.set(row.id, pick(row.values, values)));
    return { ...row, values: { ...row.values, ...pick(values, row.values) } };
  });
  return (ids) => {
    const wanted = new Set(ids);
    if (wanted.size === 0) return;
    replaceRows(context, entity, (row, queryKey) => {
      const had = wanted.has(row.id) && before.get(JSON.stringify(queryKey))?.get(row.id);
      if (!had) return row;
      const values = shown.get(row.id) ?? {};
      const isShown = Object.keys(had).every((name) => row.values[name] === values[name]);
      return isShown ? { ...row, values: { ...row.values, ...had } } : row;
    });
  };
}

/** Shows a record as it was read by a write. */
export function showRead(context: WriteContext, entity: Entity, read: RecordRow): void {
  const isIt = ({ id }: RecordRow) => id === read.id;
  const inList = (row: RecordRow): RecordRow => ({
    ...row,
    title: read.title,
    values: { ...row.values, ...pick(read.values, row.values) },
    links: { ...row.links, ...pick(read.links, row.links) },
  });
  replaceRows(
    context,
    entity,
    (row) => (isIt(row) ? read : row),
    (row) => (isIt(row) ? inList(row) : row),
  );
}

/**
 * Replaces rows of an entity in all that is shown of it.
 *
 * @param replaceInList What is put into lists, which may have fewer fields.
 */
function replaceRows(
  { queries, source }: WriteContext,
  entity: Entity,
  replace: (row: RecordRow, queryKey: QueryKey) => RecordRow,
  replaceInList = replace,
): void {
  const all = entityKey(source.client, entity);
  for (const [queryKey, page] of queries.getQueriesData<RecordPage>({
    queryKey: [...all, 'list'],
  })) {
    if (page === undefined) continue;
    const rows = page.rows.map((row) => replaceInList(row, queryKey));
    if (rows.some((row, index) => row !== page.rows[index])) show(queryKey, { ...page, rows });
  }
  for (const [queryKey, row] of queries.getQueriesData<RecordRow>({
    queryKey: [...all, 'record'],
  })) {
    if (row === undefined) continue;
    const replaced = replace(row, queryKey);
    if (replaced !== row) show(queryKey, replaced);
  }

  function show(queryKey: QueryKey, data: RecordPage | RecordRow): void {
    queries.setQueryData(queryKey, data);
    // It wasn't read.
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

function isShownByValues(entity: Entity, values: RecordValues): boolean {
  const others = [...keyFields(entity), ...(entity.display.value ?? [])];
  return Object.keys(values).every(
    (name) =>
      !others.includes(name) &&
      fieldOf(entity, name) !== undefined &&
      !entity.references.some(({ fields }) => fields.includes(name)),
  );
}
