/**
 * A team's statements about its product, as a plain object. Each is optional; without it, the
 * database's fact stands, or *not shown*.
 */
import type { AccessDeclaration, RoleDeclaration } from './access-declaration.ts';
import type { DiscoveredNames, EntityOf, FieldOf } from './discovered-names.ts';
import type { EntityDeclaration } from './entity-declaration.ts';
import type {
  ActionDeclaration,
  EntityScreensDeclaration,
  FramePartDeclaration,
  FramePlace,
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
export type { ConditionalPermission, DeclaredRoles, MayDeclaration, RoleAction } from './may.ts';

/**
 * @typeParam OwnRole names of roles that the database does not have: kinds of
 * people, `'dispatcher' | 'technician'`.
 */
export interface Declaration<
  Names extends DiscoveredNames = DiscoveredNames,
  OwnRole extends string = never,
> {
  readonly title?: string;
  /** The product's purpose, in a sentence or two. */
  readonly purpose?: string;
  /** The people that the product is for. */
  readonly audience?: string;
  /** Settings of the application as a whole. */
  readonly application?: ApplicationDeclaration;
  /** Keyed by `entityId`: `customer`, `billing.invoice`. */
  readonly entities?: {
    readonly [E in EntityOf<Names>]?: EntityDeclaration<
      FieldOf<Names, E>,
      Names['roles'] | OwnRole,
      EntityOf<Names>
    >;
  };
  /** Keyed by entity and field: `work_order.status`. */
  readonly states?: {
    readonly [S in keyof Names['states']]?: StateDeclaration<
      Names['states'][S]['values'],
      FieldOf<Names, Names['states'][S]['entity']>,
      Names['roles'] | OwnRole
    >;
  };
  /** Rules beside the database's, by `entityId`. */
  readonly rules?: {
    readonly [E in EntityOf<Names>]?: readonly RuleDeclaration<FieldOf<Names, E>>[];
  };
  /** Roles by name. */
  readonly roles?: { readonly [R in Names['roles'] | OwnRole]?: RoleDeclaration<Names> };
  /** The sources of people's roles. Default: the claim `app_metadata.role` of the access token. */
  readonly access?: AccessDeclaration<EntityOf<Names>>;
  /** Calls by method and path: `{ 'POST /functions/v1/print': { does: 'Prints an invoice' } }`. */
  readonly calls?: { readonly [call: string]: CallDeclaration<EntityOf<Names>> };
  /** Keyed by code (`23514`, `PGRST301`) or constraint name. */
  readonly messages?: { readonly [codeOrConstraint: string]: MessageDeclaration };
  /** Business constants and limits: `{ 'Visits a day': '8 for each technician' }`. */
  readonly limits?: {
    readonly [name: string]: string | number | LimitDeclaration<Names, Names['roles'] | OwnRole>;
  };
  /** The screens of entities, how their lists open, and custom screens, by path. */
  readonly screens?: {
    readonly lists?: {
      readonly [E in EntityOf<Names>]?: ListDeclaration<
        FieldOf<Names, E>,
        Names['roles'] | OwnRole
      >;
    };
    readonly entities?: {
      readonly [E in EntityOf<Names>]?: EntityScreensDeclaration<Names['roles'] | OwnRole>;
    };
    /** The screens about the product, with the roles that navigation offers them to. */
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
    /** Custom actions on records, by entity and a name. */
    readonly actions?: {
      readonly [E in EntityOf<Names>]?: {
        readonly [name: string]: ActionDeclaration<
          FieldOf<Names, E>,
          Names['roles'] | OwnRole,
          EntityOf<Names>
        >;
      };
    };
    /** Pieces of the frame around every screen. */
    readonly frame?: {
      readonly [P in FramePlace]?: FramePartDeclaration<Names['roles'] | OwnRole, EntityOf<Names>>;
    };
    /**
     * Entities and paths of own screens in the order in which navigation lists them, each in its
     * group. Those left out follow: own screens first, then entities as `entities` declares them. An entity
     * that is named here is in the navigation of everybody who can open its list; of the others, those that
     * a person works with.
     */
    readonly order?: readonly (EntityOf<Names> | `/${string}`)[];
  };
}

/**
 * Formats of numbers and dates, and the name, image and address that home screens and shared links
 * show beside the title and the purpose. Files are in `apps/web/public`.
 */
export interface ApplicationDeclaration {
  /** Stands under the icon on a home screen. The title, when left out. */
  readonly shortName?: string;
  /** Shown with a shared link, 1200 by 630 pixels: `orders.png`. It needs the `address`. */
  readonly image?: string;
  /** The address at which the application is deployed: `https://orders.example/`. */
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
  /** Says what the call does: "Prints an invoice". */
  readonly does: string;
  /** Names of the values that can be sent. */
  readonly payload?: readonly string[];
  /** The entity that it is about. */
  readonly entity?: Entity;
}

export interface MessageDeclaration {
  readonly message: string;
  /** Says what the product does then. */
  readonly reaction?: string;
}

export interface LimitDeclaration<
  Names extends DiscoveredNames = DiscoveredNames,
  Role extends string = string,
> {
  /** The limit's name for people. The key when left out. */
  readonly label?: string;
  readonly value: string | number;
  /** The unit of a number; left out of money, percentages and the like. */
  readonly unit?: 'characters' | 'rows' | 'milliseconds' | 'bytes';
  readonly entity?: EntityOf<Names>;
  readonly field?: Names['entities'][EntityOf<Names>];
  /** The role that it holds for. */
  readonly role?: Role;
}
