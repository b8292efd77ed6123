/** A relation by its name and schema. */
export interface RelationName {
  readonly entity: string;
  readonly schema: string;
}
