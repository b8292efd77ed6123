import type { Specification } from '@ninefold/specification';

/** "18 entities, 146 fields, 61 rules": what a written file holds. */
export function countsOf({ entities, rules }: Specification): string {
  const fields = entities.reduce((sum, entity) => sum + entity.fields.length, 0);
  return [
    counted(entities.length, 'entity', 'entities'),
    counted(fields, 'field', 'fields'),
    counted(rules.length, 'rule', 'rules'),
  ].join(', ');
}

export function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
