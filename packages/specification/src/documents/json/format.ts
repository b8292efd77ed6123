import type { Specification } from '../../model/specification.ts';

/** The version of the file's shape. It grows when an older Ninefold could misread a newer file. */
export const specificationFormat = 2;

/** What a specification was read from; how `check` knows what to compare it with. */
export interface Discovered {
  /** `server_version_num`: 170005. */
  readonly server: number;
  /** The role that asked. */
  readonly role: string;
  readonly schemas: readonly string[];
}

/** A specification as a JSON file: what it is, then the nine points in their order. */
export interface SpecificationFile extends Specification {
  /** The schema that the file follows: `specification.schema.json`. */
  readonly $schema?: string;
  readonly format: 2;
  readonly discovered?: Discovered;
}
