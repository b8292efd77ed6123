import {
  type Entity,
  entityId,
  entityPlural,
  fieldLabel,
  inSentence,
  listed,
  type Reference,
  referencedEntity,
  type Specification,
} from '@ninefold/specification';
import type { FactDetail } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress } from '../../addresses/index.ts';

/** Describes an entity's references: their fields, their targets, and what a deletion does. */
export function referenceDetails(
  specification: Specification,
  entity: Entity,
): readonly FactDetail[] {
  return entity.references.map((reference) => {
    const fields = listed(reference.fields.map((field) => fieldLabel(entity, field)));
    return {
      term: `${fields} ${reference.unique ? 'is one of the' : 'is any of the'}`,
      links: [
        targetOf(specification, reference),
        { label: `(${removalWords(reference)}${heldWords(reference)})` },
      ],
      source: reference.source,
    };
  });
}

function targetOf(specification: Specification, reference: Reference) {
  const target = referencedEntity(specification, reference);
  return target === undefined
    ? { label: `records of ${reference.schema}.${reference.entity}` }
    : { label: inSentence(entityPlural(target)), href: entityAddress(entityId(target)) };
}

function removalWords({ onDelete }: Reference): string {
  switch (onDelete) {
    case 'cascade':
      return 'deleted with it';
    case 'set null':
      return 'set to empty when that is deleted';
    case 'set default':
      return 'set to its default when that is deleted';
    default:
      return 'that can’t be deleted while this refers to it';
  }
}

function heldWords({ enforced, validated }: Reference): string {
  if (enforced === false) return '; the database does not enforce it';
  return validated === false ? '; existing records may violate it' : '';
}
