import { formatList } from '@ninefold/messages';
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
import { boundsStatement } from './bounds-statement.ts';
import { statementMessages } from './messages.ts';
import { entityName, fieldLabel, inSentence } from './sentence.ts';

/** A rule of the database in words, with the labels that hold now. */
export function ruleStatement(specification: Specification, rule: Rule): string {
  const entity = findEntity(specification, rule.entity);
  if (entity === undefined) return rule.statement;
  const labels = rule.fields.map((field) => fieldLabel(entity, field));
  const field = fieldOf(entity, rule.fields[0] ?? '');
  const { constraint = '', bounds } = rule;
  const names = {
    ...entityName(entity),
    Field: labels[0] ?? '',
    Fields: formatList(labels),
    fields: formatList(labels.map(inSentence)),
    count: labels.length,
    constraint,
  };
  switch (rule.kind) {
    case 'required':
      return requiredStatement(names, field);
    case 'length':
      return statementMessages.length({ ...names, count: field?.maxLength ?? 0 });
    case 'precision':
      return precisionStatement(names, field) ?? rule.statement;
    case 'one of':
      return statementMessages.oneOf({
        ...names,
        values: formatList(stateLabels(specification, entity, rule)),
      });
    case 'unique':
      return rule.sql === undefined
        ? statementMessages.unique(names)
        : statementMessages.check(names);
    case 'reference':
      return referenceStatement(specification, entity, rule, names) ?? rule.statement;
    case 'exclusion':
      return statementMessages.exclusion(names);
    case 'check':
      return bounds === undefined
        ? statementMessages.check(names)
        : boundsStatement(names.Field, bounds);
    default:
      return rule.statement;
  }
}

/** The arguments by which a message names one field, at its beginning. */
interface FieldName {
  readonly Field: string;
}

function requiredStatement(name: FieldName, field: Field | undefined): string {
  if (field?.filledByTrigger === 'possible') return statementMessages.setByTrigger(name);
  return field === undefined || isRequired(field)
    ? statementMessages.required(name)
    : statementMessages.setByDatabase(name);
}

function precisionStatement(name: FieldName, field: Field | undefined): string | undefined {
  if (field?.precision === undefined) return undefined;
  const { digits, scale } = field.precision;
  if (scale === 0) return statementMessages.wholeNumber({ ...name, digits });
  if (scale < 0) {
    return statementMessages.roundedNumber({ ...name, digits: digits - scale, places: -scale });
  }
  return scale >= digits
    ? statementMessages.fraction({ ...name, places: scale })
    : statementMessages.decimal({ ...name, digits, places: scale });
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
  { Fields, count }: { readonly Fields: string; readonly count: number },
): string | undefined {
  const reference = entity.references.find(({ constraint }) => constraint === rule.constraint);
  if (reference === undefined) return undefined;
  const target = referencedEntity(specification, reference);
  const table = `${reference.schema}.${reference.entity}`;
  return target === undefined
    ? statementMessages.unknownReference({ Fields, count, table })
    : statementMessages.reference({ ...entityName(target), Fields, count });
}
