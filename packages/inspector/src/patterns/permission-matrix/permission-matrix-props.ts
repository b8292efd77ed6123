export interface PermissionMatrixProps {
  /** The accessible name: "What each role may do". */
  readonly label: string;
  readonly roles: readonly MatrixRole[];
  readonly rows: readonly MatrixRow[];
  /** The ID of the role that is shown at first; the first one where left out. */
  readonly initialRole?: string | undefined;
  /** Roles without declared permissions. */
  readonly unknown?: readonly MatrixRole[];
}

export interface MatrixRole {
  readonly id: string;
  readonly label: string;
  /** The address of its description. */
  readonly href?: string;
}

/** An entity, with what each role may do with its records. */
export interface MatrixRow {
  readonly id: string;
  readonly label: string;
  /** The address that says which records. */
  readonly href?: string;
  /** Keyed by role ID; a missing role has no permission. */
  readonly cells: Readonly<Record<string, MatrixCell | 'not shown'>>;
}

export type MatrixAction = 'read' | 'create' | 'change' | 'remove';

export interface MatrixMay {
  /** All records, some of them as the database decides, or those in the team's words. */
  readonly records: 'all' | 'some' | { readonly which: string };
  /** Only some of the fields. */
  readonly someFields?: true;
}

export interface MatrixCell {
  /** Absent: no. */
  readonly may: Partial<Readonly<Record<MatrixAction, MatrixMay>>>;
  /** The address of the full description. */
  readonly href?: string;
}
