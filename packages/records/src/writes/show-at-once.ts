import {
  keyFields,
  type RecordPage,
  type RecordRow,
  type RecordValues,
} from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { entityKey } from '../queries/index.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Shows records with the values that are being written to them, until they are read again. Only where values say all of
 * what is shown: the label of a reference isn't known yet, and a key or title leads to other places.
 *
 * @param changes The values, by the id of the record.
 * @returns What shows a record as it was.
 */
export function showAtOnce(
  { queries, source }: WriteContext,
  entity: Entity,
  changes: ReadonlyMap<string, RecordValues>,
): (id: string) => void {
  const queryKey = entityKey(source.client, entity);
  const shown = new Map([...changes].filter(([, values]) => isShownByValues(entity, values)));
  const before = new Map<string, RecordValues>();
  replaceRows([...shown.keys()], (row) => {
    const values = pick(shown.get(row.id) ?? {}, row.values);
    before.set(row.id, { ...before.get(row.id), ...pick(row.values, values) });
    return values;
  });
  return (id) => {
    if (shown.delete(id)) replaceRows([id], () => before.get(id) ?? {});
  };

  function replaceRows(ids: readonly string[], valuesOf: (row: RecordRow) => RecordValues): void {
    if (ids.length === 0) return;
    const wanted = new Set(ids);
    const replace = (row: RecordRow): RecordRow =>
      wanted.has(row.id) ? { ...row, values: { ...row.values, ...valuesOf(row) } } : row;
    queries.setQueriesData<RecordPage>(
      { queryKey: [...queryKey, 'list'] },
      (page) => page && { ...page, rows: page.rows.map(replace) },
    );
    for (const id of ids) {
      queries.setQueryData<RecordRow>([...queryKey, 'record', id], (row) => row && replace(row));
    }
    // It wasn't read.
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
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

/** Returns the entries of an object that another one has too. */
function pick(from: RecordValues, names: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)));
}
