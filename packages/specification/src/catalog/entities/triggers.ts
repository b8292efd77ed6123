import type { Publication, Trigger } from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { commentFact, dropUndefined, fromDatabase } from '../facts/index.ts';

export function triggersOf(relation: CatalogRelation): readonly Trigger[] | undefined {
  return relation.triggers?.map((trigger) => {
    const object = `trigger ${trigger.name} on ${relation.schema}.${relation.name}`;
    return dropUndefined<Trigger>({
      name: trigger.name,
      timing: trigger.timing,
      events: trigger.events,
      level: trigger.level,
      fields: trigger.columns ?? [],
      function: trigger.function,
      enabled: trigger.enabled,
      condition: trigger.condition,
      description: commentFact(trigger.comment, object),
      hash: trigger.hash,
      source: fromDatabase(object),
    });
  });
}

export function publicationsOf(relation: CatalogRelation): readonly Publication[] | undefined {
  return relation.publications?.map(({ name, columns, ...facts }) =>
    dropUndefined({ name, fields: columns, ...facts, source: fromDatabase(`publication ${name}`) }),
  );
}
