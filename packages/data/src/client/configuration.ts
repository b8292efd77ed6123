/** The project that an application connects to (`GET config.json`). It holds no secret. */
export interface Configuration {
  /** The project's address; null where there is no database (a blank start). */
  readonly supabaseUrl: string | null;
  readonly publishableKey: string | null;
  /** The exposed schema that has the function `ninefold_specification`; found when left out. */
  readonly schema?: string;
  /** `project` when left out. */
  readonly start: 'example' | 'dump' | 'blank' | 'project';
  /** The loaded dump's database or file name. */
  readonly name?: string;
  /** What the database lacks of the loaded dump, rows first. */
  readonly leftOut?: readonly LeftOut[];
}

/** Parts of a dump that were left out for one reason. */
export interface LeftOut {
  /** In English: `2 tables (shop, place), 4 rows (shop)`. */
  readonly parts: string;
  /** Whole sentences, in English. */
  readonly reason: string;
}
