import type { Backend } from '@ninefold/embedded';
import type { Entity, Field } from '@ninefold/specification';
import { isAll } from '../../../tests/run/is-all.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Returns rows spread over the whole table, and its last ones, past all policies. */
export async function sampleRows(
  backend: Backend,
  { name, schema, key, fields }: Entity,
  besides: readonly Row[],
): Promise<readonly Row[]> {
  const order = key.length > 0 ? key : fields.slice(0, 1).map((field) => field.name);
  const { rows } = await backend.query<{ row: Row }>(`
    select to_jsonb(each) as row from (
      select *, row_number() over (order by ${order.join()}) as place, count(*) over () as all_rows
      from ${schema}.${name}
    ) each
    where place > all_rows - ${isAll ? 3 : 2} or place % greatest(all_rows / ${isAll ? 5 : 2}, 1) = 1`);
  const all = [...besides, ...rows.map(({ row }) => row)];
  // Each record once: a deleted one can't be deleted again.
  return [...new Map(all.map((row) => [order.map((field) => row[field]).join(), row])).values()];
}

/** The id of a skill that no technician has, and of a supplier without parts. */
const unused = 9001;

/** Inserts them, so that new combinations of keys are possible. */
export async function addUnused(backend: Backend): Promise<void> {
  await backend.exec(`
    insert into skill (id, name) overriding system value values (${unused}, 'Rope access');
    insert into supplier (id, name, country) overriding system value
      values (${unused}, 'Nobody and Sons', 'DE')`);
}

/** Values that make a copy of a row a valid new record, such as unused names and keys. */
const ofItsOwn: Readonly<Record<string, (name: string, count: number) => Row>> = {
  customer: (name) => ({ name, vat_number: null }),
  site: (name) => ({ name }),
  contact: (name) => ({ email: `${name}@copy.example`, is_primary: false }),
  equipment: (name) => ({ serial_number: name.toUpperCase() }),
  technician: (name, count) => ({
    personnel_number: `T${900 + count}`,
    email: `${name}@copy.example`,
  }),
  skill: (name) => ({ name }),
  supplier: (name) => ({ name }),
  technician_skill: () => ({ skill_id: unused }),
  part_supplier: (name) => ({ supplier_id: unused, order_number: name, is_preferred: false }),
  part: (_name, count) => ({ number: `ZZ-${9000 + count}` }),
  // A new order, which contacts can create too.
  work_order: () => ({
    status: 'open',
    technician_id: null,
    estimate: null,
    warranty_claim: null,
    opened_at: '2030-01-01T12:00Z',
    due_at: '2031-01-01T12:00Z',
  }),
  visit: (_name, count) => ({
    status: 'planned',
    planned_during: `[2031-03-${10 + count} 09:00+01, 2031-03-${10 + count} 10:00+01)`,
  }),
  invoice_line: (_name, count) => ({ position: 900 + count }),
  attachment: (name) => ({ storage_path: name }),
};

/** Returns whether the writer gives the field's value, and not the database. */
export const isGiven = ({ generated }: Field) => generated === 'no';

/** Returns the values of a new record that copies a row. */
export function copyOf({ name, fields }: Entity, row: Row, count: number): Row {
  const given = { ...row, ...ofItsOwn[name]?.(`copy-${count}`, count) };
  return Object.fromEntries(
    fields
      .filter((field) => field.grants.insert && isGiven(field) && field.name in given)
      .map((field) => [field.name, given[field.name]]),
  );
}
