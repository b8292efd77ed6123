export interface EntityDiagramProps {
  /** The accessible name of the diagram: "Entities and their relations". */
  readonly label: string;
  /** Kept the same while nothing changes: another value lays out the diagram again. */
  readonly entities: readonly EntityNode[];
  readonly relations: readonly EntityRelation[];
  /** The maximum number of entities in the diagram; with more, only the list is shown. */
  readonly most?: number;
}

export interface EntityNode {
  readonly id: string;
  readonly title: string;
  /** The address of its description. */
  readonly href: string;
  /** The fields that identify its records or refer to others, the key's first. */
  readonly fields: readonly EntityNodeField[];
}

export interface EntityNodeField {
  readonly label: string;
  readonly key?: boolean;
  readonly reference?: boolean;
}

/** Records of one entity refer to records of another (or of the same). */
export interface EntityRelation {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The fields that refer, in words. */
  readonly label: string;
  /** At most one record refers to each: one to one. */
  readonly unique: boolean;
  /** The record that it refers to may be missing. */
  readonly optional: boolean;
}
