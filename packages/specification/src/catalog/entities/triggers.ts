import type { Publication, Trigger } from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { describedAs, dropUndefined, fromDatabase } from '../facts/index.ts';

export function triggersOf(relation: CatalogRelation): readonly Trigger[] | undefined {
  return relation.triggers?.map(({ columns: fields = [], comment, ...trigger }) => {
    const object = `trigger ${trigger.name} on ${relation.schema}.${relation.name}`;
    return { ...trigger, fields, ...describedAs(comment, object) };
  });
}

export function publicationsOf(relation: CatalogRelation): readonly Publication[] | undefined {
  return relation.publications?.map(({ name, columns, ...facts }) =>
    dropUndefined({ name, fields: columns, ...facts, source: fromDatabase(`publication ${name}`) }),
  );
}
