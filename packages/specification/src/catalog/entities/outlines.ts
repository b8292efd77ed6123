import { mayBeChild } from '../../children/index.ts';
import { type Entity, entityId, isPureJoinTable, type Reference } from '../../model/index.ts';
import { isPositionName } from '../../position/index.ts';
import type { Catalog } from '../answer/index.ts';
import { grantsBy } from '../facts/index.ts';
import { plainKeys, referencesOf } from './keys.ts';
import { type RelationFacts, relationFacts } from './entities.ts';

/** An entity without its fields, for navigation and links to related records. */
export interface EntityOutline
  extends RelationFacts, Pick<Entity, 'references' | 'grants' | 'inNavigation'> {
  /** The primary key's field names; empty where there is none. */
  readonly key: readonly string[];
  /**
   * The entity that its records are lines of, by `entityId`: they can't exist without it, and have a position within
   * it. Absent where they aren't.
   */
  readonly lineOf?: string;
  /** A field that the role may read; absent where there is none. */
  readonly readableField?: string;
}

/** Maps the outlines of a catalog: the entities of an overview, or those that refer to the requested ones. */
export function outlinesOf(catalog: Catalog): readonly EntityOutline[] {
  return (catalog.outlines ?? []).map((outline) => {
    const references = referencesOf(outline);
    const keys = plainKeys(outline);
    const key = keys.find(({ primary }) => primary)?.columns ?? [];
    const lineOf = references.find((to) =>
      isLineBy(
        to,
        key,
        keys.map(({ columns }) => columns),
      ),
    );
    return {
      ...relationFacts(outline),
      key,
      ...(outline.readable !== undefined && { readableField: outline.readable }),
      ...(lineOf !== undefined && {
        lineOf: entityId({ schema: lineOf.schema, name: lineOf.entity }),
      }),
      references,
      grants: grantsBy((operation) => outline.may.includes(operation)),
      inNavigation: !isPureJoinTable({
        key,
        references,
        fields: Array.from({ length: outline.columns }),
      }),
    };
  });
}

/** Returns whether a unique key has the fields of a reference and a position, as `childrenOf` has it of whole entities. */
function isLineBy(
  reference: Reference,
  key: readonly string[],
  keys: readonly (readonly string[])[],
): boolean {
  const { fields, entity: name, schema } = reference;
  return (
    mayBeChild({ key }, reference, { name, schema }) &&
    keys.some((columns) => {
      const [position, ...others] = columns.filter((column) => !fields.includes(column));
      return (
        position !== undefined &&
        others.length === 0 &&
        fields.every((field) => columns.includes(field)) &&
        isPositionName(position)
      );
    })
  );
}
