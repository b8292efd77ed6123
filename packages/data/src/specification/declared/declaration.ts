/**
 * What a team writes down about its product, as a plain object. Every part may
 * be left out; what is left out stays as the database has it, or *not shown*.
 */
import type { FieldOrder, Tone } from '../specification.ts';

/**
 * Field names by `entityId`, as a type: `{ customer: 'id' | 'name' }`. With it a
 * declaration is checked in the editor; without it, when it is applied.
 */
export type EntityNames = { readonly [entity: string]: string };

export interface Declaration<Names extends EntityNames = EntityNames> {
  readonly title?: string;
  /** What the product does, in a sentence or two. */
  readonly purpose?: string;
  /** For whom. */
  readonly audience?: string;
  /** By `entityId`: `customer`, `billing.invoice`. */
  readonly entities?: { readonly [E in keyof Names]?: EntityDeclaration<Names[E]> };
  /** By entity and field: `work_order.status`. */
  readonly states?: { readonly [key in FieldKey<Names>]?: StateDeclaration };
  /** Roles by name. */
  readonly roles?: { readonly [role: string]: RoleDeclaration };
  /** By the code (`23514`, `PGRST301`) or by the constraint's name. */
  readonly messages?: { readonly [codeOrConstraint: string]: MessageDeclaration };
  /** Business constants and limits in words: `{ 'Visits a day': '8 for each technician' }`. */
  readonly limits?: { readonly [name: string]: string | number };
  /** How lists open, by `entityId`; and screens of the team's own, by path. */
  readonly screens?: {
    readonly lists?: { readonly [E in keyof Names]?: ListDeclaration<Names[E]> };
    readonly own?: { readonly [path: string]: OwnScreenDeclaration };
  };
}

type FieldKey<Names extends EntityNames> = {
  [E in keyof Names & string]: `${E}.${Names[E]}`;
}[keyof Names & string];

export interface EntityDeclaration<Field extends string = string> {
  /** One record: "Work order". */
  readonly label?: string;
  /** Many records: "Work orders". */
  readonly plural?: string;
  readonly description?: string;
  /** Fields that tell one record from another for a person. */
  readonly display?: readonly Field[];
  /** Fields in the order in which they are shown; those left out follow. */
  readonly order?: readonly Field[];
  /** Leave the entity out of screens. */
  readonly hidden?: boolean;
  /** The heading under which navigation lists it. */
  readonly group?: string;
  readonly fields?: { readonly [F in Field]?: FieldDeclaration };
}

export interface FieldDeclaration {
  readonly label?: string;
  readonly description?: string;
  readonly hidden?: boolean;
}

export interface StateDeclaration {
  /** By the state's value: `{ in_progress: { label: 'In progress', tone: 'warning' } }`. */
  readonly states?: { readonly [value: string]: StateValueDeclaration };
  /** States in which a record may begin. */
  readonly initial?: readonly string[];
  readonly transitions?: readonly TransitionDeclaration[];
}

export interface StateValueDeclaration {
  readonly label?: string;
  readonly tone?: Tone;
  /** Nothing leads away from a final state. */
  readonly final?: boolean;
}

export interface TransitionDeclaration {
  readonly from: string;
  readonly to: string;
  /** What the button says: "Complete". */
  readonly label?: string;
  /** Roles that may make the move. */
  readonly roles?: readonly string[];
  /** Fields that must hold a value for it. */
  readonly needs?: readonly string[];
}

export interface RoleDeclaration {
  readonly label?: string;
  readonly description?: string;
}

export interface MessageDeclaration {
  readonly message: string;
  /** What the product does then, in words. */
  readonly reaction?: string;
}

export interface ListDeclaration<Field extends string = string> {
  readonly columns?: readonly Field[];
  readonly order?: readonly (Omit<FieldOrder, 'field'> & { readonly field: Field })[];
  /** Conditions in PostgREST's grammar: `{ status: 'in.(open,planned)' }`. */
  readonly filters?: { readonly [F in Field]?: string };
}

export interface OwnScreenDeclaration {
  readonly title: string;
  /** The entity that it shows, by `entityId`. */
  readonly entity?: string;
}

/** Gives the declaration back: for its type, so that the editor says what does not fit. */
export function declare<Names extends EntityNames = EntityNames>(
  declaration: Declaration<Names>,
): Declaration<Names> {
  return declaration;
}
