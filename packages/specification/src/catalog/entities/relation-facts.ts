import type { Entity } from '../../model/index.ts';
import type { CatalogOutline } from '../answer/index.ts';
import { derived, describedAs, relationKind, relationObject } from '../facts/index.ts';
import { entityLabels } from '../labels/index.ts';

export type RelationFacts = Pick<
  Entity,
  'name' | 'schema' | 'kind' | 'source' | 'label' | 'plural' | 'description' | 'estimatedRows'
>;

/** Returns the facts that an entity and its outline share. */
export function relationFacts(
  relation: Pick<CatalogOutline, 'name' | 'schema' | 'kind' | 'comment' | 'rows'>,
): RelationFacts {
  const object = relationObject(relation);
  const labels = entityLabels(relation.name);
  return {
    name: relation.name,
    schema: relation.schema,
    kind: relationKind(relation),
    label: derived(labels.label, object),
    plural: derived(labels.plural, object),
    ...describedAs(relation.comment, object),
    estimatedRows: relation.rows ?? null,
  };
}
