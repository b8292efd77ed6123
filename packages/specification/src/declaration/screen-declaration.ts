import type { FieldOrder } from '../model/specification.ts';

export interface ListDeclaration<Field extends string = string> {
  readonly columns?: readonly Field[];
  readonly order?: readonly (Omit<FieldOrder, 'field'> & { readonly field: Field })[];
  /** Conditions in PostgREST's grammar: `{ status: 'in.(open,planned)' }`. */
  readonly filters?: { readonly [F in Field]?: string };
  /** How many records a page shows: at most as many as the server gives in one answer. */
  readonly pageSize?: number;
  /** Lists are tables; boards and calendars are not there yet. */
  readonly view?: 'table';
}

export interface EntityScreensDeclaration<Role extends string = string> {
  readonly list?: ScreenDeclaration<Role>;
  readonly detail?: ScreenDeclaration<Role>;
  readonly create?: ScreenDeclaration<Role>;
  readonly change?: ScreenDeclaration<Role>;
}

/** Screens about the product: its database functions, the calls that a page sends, its specification. */
export type ProductScreen = 'functions' | 'calls' | 'specification';

export interface ScreenDeclaration<Role extends string = string> {
  /** What a person can do there. */
  readonly description?: string;
  /** Roles that may see it; everybody whom the database lets, where left out. */
  readonly roles?: readonly Role[];
  /** There is no such screen. */
  readonly hidden?: boolean;
}

export interface OwnScreenDeclaration<
  Entity extends string = string,
  Role extends string = string,
> extends Omit<ScreenDeclaration<Role>, 'hidden'> {
  readonly title: string;
  /** The entity that it shows, by `entityId`. */
  readonly entity?: Entity;
  /** The entities that it is made of, by `entityId`: what is known of them is there when it opens. */
  readonly entities?: readonly Entity[];
  /** The heading under which navigation lists it. */
  readonly group?: string;
  /** Left out of navigation, as one with parameters always is. */
  readonly unlisted?: boolean;
  /** Loads it: `async () => (await import('./screens/day.tsx')).screen`. */
  readonly screen?: () => Promise<OwnScreenModule>;
}

/** What `defineScreen` of the application gives. */
export interface OwnScreenModule {
  /** The path that it was written for. */
  readonly path: string;
}
