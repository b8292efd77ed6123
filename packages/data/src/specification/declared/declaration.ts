/**
 * What a team writes down about its product, as a plain object. Every part may
 * be left out; what is left out stays as the database has it, or *not shown*.
 */
import type {
  ChangeHistory,
  FieldFormat,
  FieldOrder,
  FieldPlace,
  FieldWidth,
  Tone,
  ValueShape,
} from '../specification.ts';
import type { MayDeclaration } from './may.ts';

export { roleKeptFrom, type MayDeclaration, type RoleAction, type SomeRecords } from './may.ts';
export { recordsMeant } from './records-meant.ts';

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

/**
 * @typeParam OwnRole names of roles that the database does not have: kinds of
 * people, `'dispatcher' | 'technician'`.
 */
export interface Declaration<
  Names extends DiscoveredNames = DiscoveredNames,
  OwnRole extends string = never,
> {
  readonly title?: string;
  /** What the product does, in a sentence or two. */
  readonly purpose?: string;
  /** For whom. */
  readonly audience?: string;
  /** How the built application shows itself outside its own screens. */
  readonly application?: ApplicationDeclaration;
  /** By `entityId`: `customer`, `billing.invoice`. */
  readonly entities?: ByEntity<
    Names,
    {
      [E in EntityOf<Names>]: EntityDeclaration<
        FieldOf<Names, E>,
        Names['roles'] | OwnRole,
        EntityOf<Names>
      >;
    }
  >;
  /** By entity and field: `work_order.status`. */
  readonly states?: {
    readonly [S in keyof Names['states']]?: StateDeclaration<
      Names['states'][S]['values'],
      FieldOf<Names, Names['states'][S]['entity']>,
      Names['roles'] | OwnRole
    >;
  };
  /** Rules of the team's own, by `entityId`; those of the database need no mention. */
  readonly rules?: ByEntity<
    Names,
    { [E in EntityOf<Names>]: readonly RuleDeclaration<FieldOf<Names, E>>[] }
  >;
  /** Roles by name. */
  readonly roles?: { readonly [R in Names['roles'] | OwnRole]?: RoleDeclaration<Names> };
  /** Who has which role. When left out: the claim `app_metadata.role` of the access token. */
  readonly access?: AccessDeclaration<EntityOf<Names>>;
  /** Calls by method and path: `{ 'POST /functions/v1/print': { does: 'Prints an invoice' } }`. */
  readonly calls?: { readonly [call: string]: CallDeclaration<EntityOf<Names>> };
  /** By the code (`23514`, `PGRST301`) or by the constraint's name. */
  readonly messages?: { readonly [codeOrConstraint: string]: MessageDeclaration };
  /** Business constants and limits: `{ 'Visits a day': '8 for each technician' }`. */
  readonly limits?: {
    readonly [name: string]: string | number | LimitDeclaration<Names, Names['roles'] | OwnRole>;
  };
  /** The screens of entities, how their lists open, and screens of the team's own, by path. */
  readonly screens?: {
    readonly lists?: ByEntity<
      Names,
      { [E in EntityOf<Names>]: ListDeclaration<FieldOf<Names, E>> }
    >;
    readonly entities?: ByEntity<
      Names,
      { [E in EntityOf<Names>]: EntityScreensDeclaration<Names['roles'] | OwnRole> }
    >;
    /** The screens about the product: who is offered them in the navigation. */
    readonly product?: {
      readonly [S in ProductScreen]?: ScreenDeclaration<Names['roles'] | OwnRole>;
    };
    /**
     * By path, with parameters in braces: `/day`, `/customers/{id}`. At the path of an entity's
     * screen (`/data/customer/{id}`) it takes that one's place.
     */
    readonly own?: {
      readonly [path: string]: OwnScreenDeclaration<EntityOf<Names>, Names['roles'] | OwnRole>;
    };
    /**
     * Entities and paths of own screens in the order in which navigation lists them, each in its
     * group. Those left out follow: own screens first, then entities as `entities` declares them.
     */
    readonly order?: readonly (EntityOf<Names> | `/${string}`)[];
  };
}

type EntityOf<Names extends DiscoveredNames> = keyof Names['entities'] & string;
type FieldOf<Names extends DiscoveredNames, Entity extends string> = Names['entities'][Entity];
type ByEntity<Names extends DiscoveredNames, Each extends { [E in EntityOf<Names>]: unknown }> = {
  readonly [E in EntityOf<Names>]?: Each[E];
};

/**
 * What a browser's tab, a home screen, and a link that somebody shares show of the application, besides
 * the title and the purpose. Files are in `apps/web/public`.
 */
export interface ApplicationDeclaration {
  /** Stands under the icon on a home screen. The title, when left out. */
  readonly shortName?: string;
  /** An SVG, or a square PNG of 512 pixels: `orders.svg`. Ninefold's mark, when left out. */
  readonly icon?: string;
  /** Shown with a shared link, 1200 by 630 pixels: `orders.png`. It needs the `address`. */
  readonly image?: string;
  /** Where the application is deployed: `https://orders.example/`. */
  readonly address?: string;
}

/**
 * How the application learns which roles of the product a signed-in person acts in; several ways are
 * joined. It decides what screens offer, and nothing in the database, whose policies decide for
 * themselves.
 */
export interface AccessDeclaration<Entity extends string = string> {
  /**
   * Claims of the access token that hold a role or a list of roles: `user_role`, as Supabase's guide
   * to custom claims sets it, or `app_metadata.roles`.
   */
  readonly claims?: readonly string[];
  /**
   * A table with a row for each role of a person:
   * `{ entity: 'memberships', person: 'profile_id', role: 'role' }`. `person` holds their ID in Auth.
   */
  readonly memberships?: {
    readonly entity: Entity;
    readonly person: string;
    readonly role: string;
    /** The field with the tenant's ID, where a person can have other roles in each tenant. */
    readonly tenant?: string;
  };
  /**
   * A function without arguments that returns a role, a list of roles, or rows with a role in a field:
   * `{ name: 'my_memberships', field: 'role' }`. `tenant` is the rows' field with the tenant's ID.
   */
  readonly function?: { readonly name: string; readonly field?: string; readonly tenant?: string };
  /** What separates the records of one organisation from those of another. */
  readonly tenant?: TenantDeclaration<Entity>;
}

/**
 * The entity whose records are the tenants: organisations, workspaces, sites. A person chooses one in
 * the frame, which puts its ID in the address (`/tenant/ID/data/tasks`). Lists, counts and choices then
 * show its records alone, new records belong to it, and the person has the roles that they have there.
 * This protects nothing: policies decide what people read and write. Of a table that everybody can read,
 * the tenants of others can be chosen too.
 */
export interface TenantDeclaration<Entity extends string = string> {
  /** It has a key of one field. */
  readonly entity: Entity;
  /**
   * The field by which other entities refer to it: `organisation_id`. When left out, the only field of an
   * entity that does; entities with none or several are not narrowed.
   */
  readonly field?: string;
}

export interface EntityDeclaration<
  Field extends string = string,
  Role extends string = string,
  Entity extends string = string,
> {
  /** One record: "Work order". */
  readonly label?: string;
  /** Many records: "Work orders". */
  readonly plural?: string;
  readonly description?: string;
  /** Fields that tell one record from another for a person. */
  readonly display?: readonly Field[];
  /** Fields in the order in which they are shown; those left out follow. */
  readonly order?: readonly Field[];
  /**
   * Of a view: the entity that it is about, whose record each row opens. The view must show its key.
   * When left out: the only entity whose key it shows.
   */
  readonly about?: Entity;
  /**
   * The table keeps the changes of other entities' records: records show them in words.
   * `{ of: ['work_order'], entity: 'relation', record: 'record_id', at: 'occurred_at', … }`
   */
  readonly history?: HistoryDeclaration<Field, Entity>;
  /** Leave the entity out of screens. */
  readonly hidden?: boolean;
  /** The heading under which navigation lists it. */
  readonly group?: string;
  readonly fields?: { readonly [F in Field]?: FieldDeclaration<Field, Role> };
}

/** The fields of a table that keeps changes, by what they hold, as in `ChangeHistory`. */
export type HistoryDeclaration<Field extends string = string, Entity extends string = string> = {
  readonly [Part in keyof ChangeHistory]: Part extends 'of' ? readonly Entity[] : Field;
};

export interface FieldDeclaration<Field extends string = string, Role extends string = string> {
  readonly label?: string;
  readonly description?: string;
  /** Leave the field out of all screens, or of some kinds: `['list', 'detail']`. */
  readonly hidden?: boolean | readonly FieldPlace[];
  /** The heading under which forms and details list the field. Groups follow their first fields. */
  readonly group?: string;
  /**
   * Of its column in lists, and of its input in forms: `narrow` is at most 8 rem in a list and 12 in
   * a form, `wide` takes the whole row of a form and a detail.
   */
  readonly width?: FieldWidth;
  /** Says how to fill the field in, in place of its description: "As printed on the type plate". */
  readonly help?: string;
  /**
   * How a number or date is written, in the words of `Intl`: `{ currency: 'EUR' }`,
   * `{ unit: 'kilometer' }`, `'percent'` (0.19 is 19%), `{ dateStyle: 'long' }`, `'year'`.
   */
  readonly format?: FieldFormat;
  /**
   * `'always'`; `'edit'`, once the record exists; or while the saved record meets conditions in
   * PostgREST's grammar: `{ while: { status: 'in.(completed,cancelled)' } }`. Keys, `created_at`,
   * `updated_at` and what triggers overwrite are read-only without it; `false` lets people edit them.
   */
  readonly readOnly?:
    | 'always'
    | 'edit'
    | false
    | { readonly while: { readonly [F in Field]?: string } };
  /**
   * What the form of a new record starts with: `'open'`, `20`, or `{ token: 'today' }`. `now` is the
   * moment, `today` the day, `me` the person's ID. A field that forms leave out gets it all the same.
   */
  readonly default?: string | number | boolean | { readonly token: 'now' | 'today' | 'me' };
  /**
   * Loads an input of the team's own, which `defineInput` makes:
   * `async () => (await import('./inputs/colour.tsx')).input`.
   */
  readonly input?: () => Promise<OwnInputModule>;
  /**
   * Roles that can set the field, where a trigger or a policy refuses it for others: their forms
   * leave it out. Column grants need no mention.
   */
  readonly editableBy?: readonly Role[];
  /**
   * Until when something is to be done about a record: past it, the record is overdue. Where that
   * holds for some records only, which, in PostgREST's grammar:
   * `{ while: { status: 'in.(open,planned)' } }`.
   */
  readonly due?: boolean | { readonly while: { readonly [F in Field]?: string } };
  /**
   * Of a whole number that orders records within another: the field that refers to that one,
   * `positionIn: 'invoice_id'`. A new record takes the next number. `false`: it orders nothing. When
   * left out: a number that is unique together with a reference and named so (`position`, `line_no`).
   */
  readonly positionIn?: Field | false;
  /**
   * Of a `json` or `jsonb` column that holds a list of objects: how to show and edit it.
   * `'checklist'` is short for `{ checklist: { text: 'text', done: 'done' } }`. A table names its
   * columns: `{ table: { day: { values: { mon: 'Monday' } }, from: { kind: 'time' } } }`. A value that
   * is built otherwise is shown as JSON.
   */
  readonly shape?: 'checklist' | ValueShape;
}

export interface StateDeclaration<
  Value extends string = string,
  Field extends string = string,
  Role extends string = string,
> {
  /** The list sorts records and nothing moves through it: it has no transitions. */
  readonly category?: boolean;
  /** By the state's value: `{ in_progress: { label: 'In progress', tone: 'warning' } }`. */
  readonly states?: { readonly [V in Value]?: StateValueDeclaration };
  /** States in which a record may begin. */
  readonly initial?: readonly Value[];
  readonly transitions?: readonly TransitionDeclaration<Value, Field, Role>[];
}

export interface StateValueDeclaration {
  readonly label?: string;
  readonly tone?: Tone;
  /** Nothing leads away from a final state. */
  readonly final?: boolean;
  /**
   * Nothing more is to be done about a record in it, though a move may lead away: a completed order
   * that an owner may reopen. A final state is settled.
   */
  readonly settled?: boolean;
}

export interface TransitionDeclaration<
  Value extends string = string,
  Field extends string = string,
  Role extends string = string,
> {
  readonly from: Value;
  readonly to: Value;
  /** What the button says: "Complete". */
  readonly label?: string;
  /** Roles that may make the move. */
  readonly roles?: readonly Role[];
  /** Fields that must hold a value for it. */
  readonly needs?: readonly Field[];
}

export interface RuleDeclaration<Field extends string = string> {
  /** In words: "The end is after the beginning." */
  readonly statement: string;
  /** The fields that it is about. */
  readonly fields?: readonly Field[];
  /** The same as an SQL condition over the fields, for the database to enforce. */
  readonly sql?: string;
}

export interface RoleDeclaration<Names extends DiscoveredNames = DiscoveredNames> {
  readonly label?: string;
  readonly description?: string;
  /**
   * People outside the team, such as customers. The screens about the product are not offered to
   * them, unless `screens.product` names the role.
   */
  readonly external?: boolean;
  /** What it may do with the records of which entity: never more than the database grants. */
  readonly may?: { readonly [E in EntityOf<Names>]?: MayDeclaration };
  /** How much of something it may do, to be told, not held: `{ 'Orders a day': 20 }`. */
  readonly quotas?: { readonly [name: string]: string | number };
}

export interface CallDeclaration<Entity extends string = string> {
  /** What it does: "Prints an invoice". */
  readonly does: string;
  /** Names of what may be sent. */
  readonly payload?: readonly string[];
  /** The entity that it is about. */
  readonly entity?: Entity;
}

export interface MessageDeclaration {
  readonly message: string;
  /** What the product does then, in words. */
  readonly reaction?: string;
}

export interface LimitDeclaration<
  Names extends DiscoveredNames = DiscoveredNames,
  Role extends string = string,
> {
  readonly value: string | number;
  /** What a number counts; left out of money, percentages and the like. */
  readonly unit?: 'characters' | 'rows' | 'milliseconds' | 'bytes';
  readonly entity?: EntityOf<Names>;
  readonly field?: Names['entities'][EntityOf<Names>];
  /** The role that it holds for. */
  readonly role?: Role;
}

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

/** What `defineInput` of the application gives. */
export interface OwnInputModule {
  readonly kind: 'input';
}

/** What `defineScreen` of the application gives. */
export interface OwnScreenModule {
  /** The path that it was written for. */
  readonly path: string;
}

/**
 * Gives the declaration back: for its type, so that the editor says what does
 * not fit. `declare<Discovered, 'dispatcher'>({ … })`
 */
export function declare<
  Names extends DiscoveredNames = DiscoveredNames,
  OwnRole extends string = never,
>(declaration: Declaration<Names, OwnRole>): Declaration {
  // Names that are known are names; what was checked with them holds without them.
  return declaration as Declaration;
}
