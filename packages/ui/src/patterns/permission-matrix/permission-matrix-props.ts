export interface PermissionMatrixProps {
  /** The accessible name: "What each role may do". */
  readonly label: string;
  readonly roles: readonly MatrixRole[];
  readonly rows: readonly MatrixRow[];
  /** Roles of which nobody has said what they may do. */
  readonly unknown?: readonly MatrixRole[];
  readonly labels?: Partial<PermissionMatrixLabels>;
  readonly className?: string;
}

export interface MatrixRole {
  readonly id: string;
  readonly label: string;
  /** Where it is described. */
  readonly href?: string;
}

/** An entity, with what each role may do with its records. */
export interface MatrixRow {
  readonly id: string;
  readonly label: string;
  /** Where it is said with which records. */
  readonly href?: string;
  /** Only some records are reached: policies say which. */
  readonly limited: boolean;
  /** By the id of a role; absent: nothing. */
  readonly cells: Readonly<Record<string, MatrixCell | 'not shown'>>;
}

export type MatrixAction = 'read' | 'create' | 'change' | 'remove';

/** `some`: some of the fields. */
export type MatrixMay = 'all' | 'some' | 'some records';

export interface MatrixCell {
  /** Absent: no. */
  readonly may: Partial<Readonly<Record<MatrixAction, MatrixMay>>>;
  /** Where it is said in full. */
  readonly href?: string;
}

export interface PermissionMatrixLabels {
  readonly entity: string;
  readonly actions: Readonly<Record<MatrixAction, string>>;
  readonly all: string;
  readonly some: string;
  readonly someRecords: string;
  /** Nobody has said whether. */
  readonly notShown: string;
  readonly no: string;
  readonly limited: string;
  readonly legend: string;
  /** The name of a cell's link: "Dispatcher may change some fields of Visits". */
  readonly cell: (role: string, entity: string, words: string) => string;
  readonly more: string;
  readonly unknown: (role: string) => string;
}
