import { type Entity, isPureJoinTable } from '../../model/index.ts';
import type { Catalog } from '../answer/index.ts';
import { grantsBy } from '../facts/index.ts';
import { plainKeys, referencesOf } from './keys.ts';
import { type RelationFacts, relationFacts } from './entities.ts';

/** An entity without its fields, for navigation and links to related records. */
export interface EntityOutline
  extends RelationFacts, Pick<Entity, 'references' | 'unique' | 'grants' | 'inNavigation'> {
  /** The primary key's field names; empty where there is none. */
  readonly key: readonly string[];
  /** A field that the role may read; absent where there is none. */
  readonly readableField?: string;
}

/** Maps the outlines of a catalog: the entities of an overview, or those that refer to the requested ones. */
export function outlinesOf(catalog: Catalog): readonly EntityOutline[] {
  return (catalog.outlines ?? []).map((outline) => {
    const references = referencesOf(outline);
    const keys = plainKeys(outline);
    const key = keys.find(({ primary }) => primary)?.columns ?? [];
    return {
      ...relationFacts(outline),
      key,
      ...(outline.readable !== undefined && { readableField: outline.readable }),
      unique: keys.filter(({ primary }) => !primary).map(({ columns }) => columns),
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
