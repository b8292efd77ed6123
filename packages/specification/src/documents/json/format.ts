import type { Specification } from '../../model/index.ts';

/** The version of the format. It grows when an older Ninefold could misread a newer file. */
export const specificationFormat = 2;

/** The database that a specification was read from, for `check` to compare with. */
export interface Discovered {
  /** `server_version_num`: 170005. */
  readonly server: number;
  /** The role that read it. */
  readonly role: string;
  readonly schemas: readonly string[];
}

/** A specification as a JSON file: its format, then the nine points in their order. */
export interface SpecificationFile extends Specification {
  /** The schema that the file follows: `specification.schema.json`. */
  readonly $schema?: string;
  readonly format: 2;
  readonly discovered?: Discovered;
}
