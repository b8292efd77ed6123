import { type Entity, isPureJoinTable } from '../../model/index.ts';
import type { Catalog } from '../answer/index.ts';
import { entityLabels } from '../labels/index.ts';
import {
  commentFact,
  derived,
  fromDatabase,
  grantsBy,
  relationKind,
  relationObject,
} from '../facts/index.ts';
import { plainKeys, referencesOf } from './references.ts';

/** An entity without its fields, for navigation and links to related records. */
export type EntityOutline = Pick<
  Entity,
  | 'name'
  | 'schema'
  | 'kind'
  | 'source'
  | 'label'
  | 'plural'
  | 'description'
  | 'references'
  | 'grants'
  | 'inNavigation'
  | 'estimatedRows'
> & {
  /** The primary key's field names; empty where there is none. */
  readonly key: readonly string[];
  /** A field that the role may read; absent where there is none. */
  readonly readableField?: string;
};

/** Maps the outlines of a catalog: the entities of an overview, or those that refer to the requested ones. */
export function outlinesOf(catalog: Catalog): readonly EntityOutline[] {
  return (catalog.outlines ?? []).map((outline) => {
    const object = relationObject(outline);
    const labels = entityLabels(outline.name);
    const references = referencesOf(outline);
    const key = plainKeys(outline).find(({ primary }) => primary)?.columns ?? [];
    return {
      name: outline.name,
      schema: outline.schema,
      kind: relationKind(outline),
      source: fromDatabase(object),
      label: derived(labels.label, object),
      plural: derived(labels.plural, object),
      description: commentFact(outline.comment, object),
      estimatedRows: outline.rows ?? null,
      key,
      ...(outline.readable !== undefined && { readableField: outline.readable }),
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
