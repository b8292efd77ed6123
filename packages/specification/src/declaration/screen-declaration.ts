import type { FieldOrder } from '../model/index.ts';
import type { RoleAction } from './may.ts';

/** A list's layout: `'table'`, `{ board: 'status' }`, `{ calendar: 'due_at' }`. */
export type ListViewDeclaration<Field extends string = string> =
  | 'table'
  | { readonly board: Field }
  | { readonly calendar: Field };

/** The columns, order, filters and layout that a list, or a view of it, opens with. */
interface ListOpening<Field extends string> {
  readonly columns?: readonly Field[];
  readonly order?: readonly (Omit<FieldOrder, 'field'> & { readonly field: Field })[];
  /** Conditions in PostgREST's grammar: `{ status: 'in.(open,planned)' }`. */
  readonly filters?: { readonly [F in Field]?: string };
  /** A table when left out. */
  readonly view?: ListViewDeclaration<Field>;
}

export interface ListDeclaration<
  Field extends string = string,
  Role extends string = string,
> extends ListOpening<Field> {
  /** The number of records on a page, up to the server's limit for one answer. */
  readonly pageSize?: number;
  /** Views of the list under names, in the order in which they are offered. */
  readonly views?: { readonly [id: string]: ViewDeclaration<Field, Role> };
}

/**
 * A view of a list under a name:
 * `{ label: 'Overdue', filters: { due_at: 'lt.now', status: 'in.(open,planned)' } }`.
 */
export interface ViewDeclaration<
  Field extends string = string,
  Role extends string = string,
> extends ListOpening<Field> {
  readonly label: string;
  /** Roles that it is offered to; when left out, everyone. */
  readonly roles?: readonly Role[];
  /** The list opens with it: for everyone whom it is offered to, or for these roles. */
  readonly default?: true | readonly Role[];
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
  /** Says what people can do there. */
  readonly description?: string;
  /** Roles that can open it; when left out, everyone the database allows. */
  readonly roles?: readonly Role[];
  /** Leaves the screen out. */
  readonly hidden?: boolean;
}

export interface OwnScreenDeclaration<
  Entity extends string = string,
  Role extends string = string,
> extends Omit<ScreenDeclaration<Role>, 'hidden'> {
  readonly title: string;
  /** The entity that it shows, by `entityId`. */
  readonly entity?: Entity;
  /** The entities that it uses, by `entityId`: their facts are loaded before it opens. */
  readonly entities?: readonly Entity[];
  /** The heading under which navigation lists it. */
  readonly group?: string;
  /** Left out of navigation, as one with parameters always is. */
  readonly unlisted?: boolean;
  /** `page` has the whole window, without navigation: for a kiosk, or for print. `frame` when left out. */
  readonly layout?: 'frame' | 'page';
  /** Loads it: `async () => (await import('./screens/day.tsx')).screen`. */
  readonly screen?: () => Promise<CustomScreenModule>;
}

/** The result of `defineScreen`. */
export interface CustomScreenModule {
  /** The path that it was written for. */
  readonly path: string;
}

/** Beneath the navigation, or at the end of the top bar, for which a phone has no room. */
export type FramePlace = 'navigation' | 'topBar';

/** A piece of a team's own in the frame around every screen. */
export interface FramePartDeclaration<
  Role extends string = string,
  Entity extends string = string,
> {
  /** Roles that it is shown to; when left out, everyone who is signed in. */
  readonly roles?: readonly Role[];
  /** The entities that it uses, by `entityId`. */
  readonly entities?: readonly Entity[];
  /** Loads it after the first screen: `async () => (await import('./screens/on-call.tsx')).part`. */
  readonly part: () => Promise<CustomFramePartModule>;
}

/** The result of `defineFramePart`. */
export interface CustomFramePartModule {
  readonly kind: 'frame part';
}

/** On one record, on the selected records of a list, or on a list as a whole. */
export type ActionPlace = 'record' | 'selection' | 'list';

/** A custom action. */
export interface ActionDeclaration<
  Field extends string = string,
  Role extends string = string,
  Entity extends string = string,
> {
  /** The text of its button: "Create invoice". */
  readonly label: string;
  /** Where it is offered. */
  readonly on: ActionPlace | readonly ActionPlace[];
  /** Roles that it is offered to; when left out, everyone. */
  readonly roles?: readonly Role[];
  /**
   * What the person must be able to do: it is offered and disabled as the buttons for the same are. `create` is about
   * new records of the entity, not about the record that it is on.
   */
  readonly requires?: RoleAction;
  /**
   * The records that it is for, in PostgREST's grammar. On all others it is disabled, and the statement says why:
   * `{ while: { status: 'eq.completed' }, statement: 'Only completed orders can be invoiced.' }`.
   */
  readonly only?: {
    readonly while: { readonly [F in Field]?: string };
    readonly statement: string;
  };
  /** The entities that it uses besides its own, by `entityId`. */
  readonly entities?: readonly Entity[];
  /** Loads it when it is chosen: `async () => (await import('./screens/invoice-orders.tsx')).action`. */
  readonly action?: () => Promise<CustomActionModule>;
  /** Leads to this address instead, with the record in place of `{id}`: `/customer-sites/{id}`. Not on a selection. */
  readonly href?: `/${string}`;
}

/** The result of `defineAction`. */
export interface CustomActionModule {
  readonly kind: 'action';
}
