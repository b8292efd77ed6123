// Made by "ninefold names" from the specification. Do not edit: make it again.

/** Nothing is discovered yet: any name is taken here, and checked when the declaration is applied. */
export type Discovered = {
  entities: { [entity: string]: string };
  states: { [field: string]: { entity: string; values: string } };
  roles: string;
};
