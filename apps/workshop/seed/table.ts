/** A value in the text form that Postgres reads, or null. */
export type SeedValue = string | number | boolean | null;

export type SeedRow = Readonly<Record<string, SeedValue>>;

/** Rows for one table; all have the same columns. */
export interface SeedTable {
  /** With its schema: `public.customer`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SeedValue[])[];
}

export function seedTable(name: string, rows: readonly SeedRow[]): SeedTable {
  const columns = Object.keys(rows[0] ?? {});
  return { name, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
}
