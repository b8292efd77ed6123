import { type Entity, entityId, type Source } from '@ninefold/specification';

/** Values as Postgres reads them, by field name. A field that isn't named is left to its default. */
export type SampleRow = Readonly<Record<string, string | null>>;

/** Why a table has no sample records. */
export type NoSamples =
  /** No value that was tried satisfies a constraint, or the database's other rules of these fields. */
  | { readonly because: 'rule'; readonly fields: readonly string[]; readonly source: Source }
  /** The field must have a value, and there are no samples of its type. */
  | { readonly because: 'type'; readonly field: string; readonly type: string }
  /** It must refer to a record of another table, which has none. */
  | { readonly because: 'reference'; readonly constraint: string; readonly entity: string }
  /** Its records and those of other tables would need each other first. */
  | { readonly because: 'circle'; readonly constraint: string; readonly entity: string };

/** The sample records of a table. */
export interface SampleTable {
  readonly entity: Entity;
  readonly rows: readonly SampleRow[];
  /** Only where there are no rows. */
  readonly none?: NoSamples;
}

/** Returns the seed of a table's own choices, so that they are the same beside other tables. */
export function seedOf(seed: number, entity: Entity): number {
  let hash = seed;
  for (const character of entityId(entity)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return hash;
}
