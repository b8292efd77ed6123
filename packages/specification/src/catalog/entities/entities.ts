import {
  type Entity,
  type Field,
  isPureJoinTable,
  notShown,
  type RelationName,
} from '../../model/index.ts';
import type { CatalogOutline, CatalogRelation, CatalogTypes } from '../answer/index.ts';
import { derived, describedAs, relationKind, relationObject } from '../facts/index.ts';
import { dropUndefined } from '../../phrases/index.ts';
import { displayFields } from './display.ts';
import { fieldsOf } from './fields.ts';
import { indexesOf, publicationsOf, triggersOf } from './attached.ts';
import { keyOf, referencesOf, uniqueOf } from './keys.ts';
import { entityLabels } from '../labels/index.ts';

/** Maps a relation to an entity. */
export function entityOf(relation: CatalogRelation, types: CatalogTypes): Entity {
  const fields = fieldsOf(relation, types);
  const references = referencesOf(relation);
  const key = keyOf(relation, fields);
  const unique = uniqueOf(relation, key);
  const display = displayFields({ name: relation.name, fields, key, unique, references });
  return {
    ...relationFacts(relation),
    display: display.length === 0 ? notShown : derived(display, relationObject(relation)),
    fields,
    key,
    unique,
    references,
    grants: grantsOf(relation, fields),
    rowSecurity: relation.rowSecurity,
    inNavigation: !isPureJoinTable({ key, references, fields }),
    ...dropUndefined({
      systemColumns: hasSystemColumns(relation) ? true : undefined,
      forcedRowSecurity: relation.forcedRowSecurity,
      ownedBy: relation.ownedBy,
      view: relation.view,
      inherits: inherited(relation),
      sharedKey: relation.sharedKey,
      interceptors: relation.interceptors,
      indexes: indexesOf(relation),
      triggers: triggersOf(relation),
      publications: publicationsOf(relation),
    }),
  };
}

function inherited({ inherits }: CatalogRelation): readonly RelationName[] | undefined {
  return inherits?.map(({ schema, relation }) => ({ schema, entity: relation }));
}

/** A view has none, and those of a foreign table are not its own. */
function hasSystemColumns({ kind, privileges }: CatalogRelation): boolean {
  return (kind === 'r' || kind === 'p') && privileges.select;
}

function grantsOf(relation: CatalogRelation, fields: readonly Field[]): Entity['grants'] {
  const { privileges, writable } = relation;
  return {
    select: privileges.select || fields.some((field) => field.grants.select),
    insert: writable.insert && (privileges.insert || fields.some((field) => field.grants.insert)),
    update: writable.update && (privileges.update || fields.some((field) => field.grants.update)),
    delete: writable.delete && privileges.delete,
  };
}

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
