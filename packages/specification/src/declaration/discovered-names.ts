/**
 * The names that a database has, as a type. `pnpm ninefold names` writes it, and
 * with it a declaration is checked in the editor: `declare<Discovered>({ … })`.
 * Without it names are checked when the declaration is applied.
 */
export interface DiscoveredNames {
  /** Field names by `entityId`: `{ customer: 'id' | 'name' }`. */
  readonly entities: { readonly [entity: string]: string };
  /** Closed lists by entity and field: `{ 'work_order.status': { entity: 'work_order', values: 'open' } }`. */
  readonly states: {
    readonly [field: string]: { readonly entity: string; readonly values: string };
  };
  readonly roles: string;
}

export type EntityOf<Names extends DiscoveredNames> = keyof Names['entities'] & string;
export type FieldOf<
  Names extends DiscoveredNames,
  Entity extends string,
> = Names['entities'][Entity];
/** Declared parts by their names, which the database may not have. */
export type ByName<T> = { readonly [name: string]: T | undefined };
