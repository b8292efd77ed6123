import {
  type Entity,
  type Field,
  fieldOf,
  findEntity,
  isKnown,
  isRequired,
  referencedEntity,
  type Rule,
  type Specification,
  stateFieldOf,
} from '../model/index.ts';
import { entityPlural, fieldLabel, inSentence, listed } from './sentence.ts';

/** A rule of the database in words, with the labels that hold now. */
export function ruleStatement(specification: Specification, rule: Rule): string {
  const entity = findEntity(specification, rule.entity);
  if (entity === undefined) return rule.statement;
  const labels = rule.fields.map((field) => fieldLabel(entity, field));
  const label = labels[0] ?? '';
  const field = fieldOf(entity, rule.fields[0] ?? '');
  switch (rule.kind) {
    case 'required':
      return requiredStatement(label, field);
    case 'length':
      return `${label}: at most ${String(field?.maxLength ?? '')} characters.`;
    case 'precision':
      return `${label}: ${precisionWords(field?.precision)}.`;
    case 'one of':
      return `${label} is one of ${listed(stateLabels(specification, entity, rule))}.`;
    case 'unique':
      return rule.sql === undefined
        ? `No two ${inSentence(entityPlural(entity))} have the same ${together(labels)}.`
        : `As the database checks: ${rule.constraint ?? ''}.`;
    case 'reference':
      return referenceStatement(specification, entity, rule, labels);
    case 'exclusion':
      return `No two ${inSentence(entityPlural(entity))} may clash, as the database checks: ${rule.constraint ?? ''}.`;
    case 'check':
      if (rule.bounds !== undefined) return `${label}: ${rule.bounds.words}.`;
      return `As the database checks: ${rule.constraint ?? ''}.`;
    default:
      return rule.statement;
  }
}

function requiredStatement(label: string, field: Field | undefined): string {
  if (field?.filledByTrigger === 'possible') {
    return `${label} is never empty. If nothing is entered, a trigger may set it.`;
  }
  return field === undefined || isRequired(field)
    ? `${label} is required.`
    : `${label} is never empty. If nothing is entered, the database sets it.`;
}

function together(labels: readonly string[]): string {
  const list = listed(labels.map(inSentence));
  return labels.length > 1 ? `${list} together` : list;
}

function precisionWords(
  precision: { readonly digits: number; readonly scale: number } | undefined,
): string {
  if (precision === undefined) return 'a number';
  const { digits, scale } = precision;
  if (scale === 0) return `at most ${digits} digits, none after the point`;
  if (scale < 0) return `at most ${digits - scale} digits, rounded to ${-scale} before the point`;
  if (scale >= digits) return `less than 1, at most ${scale} digits after the point`;
  return `at most ${digits} digits, ${scale} of them after the point`;
}

function stateLabels(specification: Specification, entity: Entity, rule: Rule): readonly string[] {
  const name = rule.fields[0] ?? '';
  const states = stateFieldOf(specification, entity, name)?.states;
  if (states === undefined) return fieldOf(entity, name)?.values ?? [];
  return states.map(({ label, value }) => (isKnown(label) ? label.value : value));
}

function referenceStatement(
  specification: Specification,
  entity: Entity,
  rule: Rule,
  labels: readonly string[],
): string {
  const reference = entity.references.find(({ constraint }) => constraint === rule.constraint);
  if (reference === undefined) return rule.statement;
  const target = referencedEntity(specification, reference);
  const targetWords =
    target === undefined
      ? `the records of ${reference.schema}.${reference.entity}`
      : `the ${inSentence(entityPlural(target))}`;
  const subject = labels.length > 1 ? `${listed(labels)} together` : labels.join('');
  return `${subject} must be one of ${targetWords}.`;
}
