import type { Specification } from '@ninefold/specification';

/** Counts the content of a specification: "18 entities, 146 fields, 61 rules". */
export function countsOf({ entities, rules }: Specification): string {
  const fields = entities.reduce((sum, entity) => sum + entity.fields.length, 0);
  return [
    counted(entities.length, 'entity', 'entities'),
    counted(fields, 'field', 'fields'),
    counted(rules.length, 'rule', 'rules'),
  ].join(', ');
}

/** Formats a number with its noun: "1 rule", "2 rules". */
export function counted(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
