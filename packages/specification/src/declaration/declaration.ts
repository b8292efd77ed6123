/**
 * What a team writes down about its product, as a plain object. Every part may
 * be left out; what is left out stays as the database has it, or *not shown*.
 */
import type { AccessDeclaration, RoleDeclaration } from './access-declaration.ts';
import type { ByEntity, DiscoveredNames, EntityOf, FieldOf } from './discovered-names.ts';
import type { EntityDeclaration } from './entity-declaration.ts';
import type {
  EntityScreensDeclaration,
  ListDeclaration,
  OwnScreenDeclaration,
  ProductScreen,
  ScreenDeclaration,
} from './screen-declaration.ts';
import type { StateDeclaration } from './state-declaration.ts';

export type * from './access-declaration.ts';
export type * from './discovered-names.ts';
export type * from './entity-declaration.ts';
export type * from './screen-declaration.ts';
export type * from './state-declaration.ts';
export { roleKeptFrom, type MayDeclaration, type RoleAction, type SomeRecords } from './may.ts';
export { recordsMeant } from './records-meant.ts';

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
  /** What holds for the application as a whole. */
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

/**
 * How numbers and dates are written, and what a browser's tab, a home screen, and a link that somebody
 * shares show of the application, besides the title and the purpose. Files are in `apps/web/public`.
 */
export interface ApplicationDeclaration {
  /** Stands under the icon on a home screen. The title, when left out. */
  readonly shortName?: string;
  /** Shown with a shared link, 1200 by 630 pixels: `orders.png`. It needs the `address`. */
  readonly image?: string;
  /** Where the application is deployed: `https://orders.example/`. */
  readonly address?: string;
  /**
   * A BCP 47 tag: how numbers and dates are written for people who chose nothing else, `en-GB`. As
   * their browser writes them, when left out.
   */
  readonly locale?: string;
  /** An IANA time zone, in the same way: `Europe/Berlin`. Their browser's, when left out. */
  readonly timeZone?: string;
}

export interface RuleDeclaration<Field extends string = string> {
  /** In words: "The end is after the beginning." */
  readonly statement: string;
  /** The fields that it is about. */
  readonly fields?: readonly Field[];
  /** The same as an SQL condition over the fields, for the database to enforce. */
  readonly sql?: string;
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
