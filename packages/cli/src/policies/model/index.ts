/** Who can do what, as the database answered. */
export interface PolicyProof {
  readonly people: readonly Person[];
  /** Database roles that bypass row-level security. Nothing is tried as them. */
  readonly services: readonly string[];
  readonly entities: readonly EntityProof[];
}

/** Somebody who is tried. */
export interface Person {
  /** By role: `dispatcher`. Unique. */
  readonly label: string;
  /** ID in Auth; absent for a visitor. */
  readonly id?: string;
  readonly email?: string;
  /** The product's roles. */
  readonly roles: readonly string[];
  readonly databaseRole: 'anon' | 'authenticated';
  /** The claims of the access token, as JSON. */
  readonly claims: string;
  /** Selects the claims again; absent without an account. */
  readonly claimsSql?: string;
}

export interface EntityProof {
  /** Its `entityId`. */
  readonly entity: string;
  readonly kind: string;
  readonly rowSecurity: 'on' | 'forced' | 'off';
  /** One of each person, in their order. */
  readonly access: readonly Access[];
}

/** What one person can do with the records of an entity. */
export interface Access {
  readonly person: string;
  readonly read: ReadAccess;
  readonly create: WriteAccess;
  readonly change: WriteAccess;
  readonly delete: WriteAccess;
}

export interface ReadAccess {
  /** On the entity or some of its fields. */
  readonly granted: boolean;
  /** Names of the fields that are not granted. */
  readonly withheld: readonly string[];
  /** The records of the entity, and how many of them the person reads. Absent where they could not be counted. */
  readonly total?: number;
  readonly visible?: number;
  /** The numbers are estimated from a sample of the table. */
  readonly estimated?: true;
  /** The SQLSTATE because of which they could not be counted. */
  readonly problem?: string;
}

export interface WriteAccess {
  readonly granted: boolean;
  /** Names of the fields that are not granted, of those that can be written at all. */
  readonly withheld: readonly string[];
  /** How many records were tried, and how many of them policies and grants allowed. */
  readonly tried: number;
  readonly allowed: number;
  /** How many attempts something else ended, before the policies could. */
  readonly undecided: number;
  /** What ended them: a SQLSTATE, or a reason. */
  readonly because: readonly string[];
  /** The constraints that rejected a record after the policies had allowed it. */
  readonly constraints: readonly string[];
}

/** An answer of the database that a test can ask for again. */
export interface Check {
  readonly person: Person;
  readonly description: string;
  readonly sql: string;
  /** A number of records of a query, or the SQLSTATE with which an attempt ends. */
  readonly expected: number | string;
}
