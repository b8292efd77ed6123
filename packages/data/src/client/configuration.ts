/** The project that an application shows (`GET config.json`). It holds no secret. */
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
}
