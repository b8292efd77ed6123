import type { DataClient } from '../client/index.ts';
import type { Entity } from '../specification/specification.ts';

/** What records are read from and written to. */
export interface RecordSource {
  readonly client: DataClient;
  /** All entities of the specification: references are looked up here. */
  readonly entities: readonly Entity[];
  /** The address of a record's detail; undefined where there is no such screen. */
  readonly href?: (entity: Entity, id: string) => string | undefined;
}
