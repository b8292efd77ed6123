import { formatList, messageLanguage } from '@ninefold/messages';
import {
  type Entity,
  fieldOf,
  findEntity,
  isKnown,
  type Specification,
  type StateField,
} from '../model/index.ts';
import { sentenceMessages } from './sentence-messages.ts';

/**
 * A label inside an English sentence: "Work orders" → "work orders"; "VAT number" and "PayPal account" stay.
 * In other languages a label stays as it is declared.
 */
export function inSentence(label: string): string {
  return !/^en\b/.test(messageLanguage().language) || /^\p{Lu}\S*[\p{Lu}\d]/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Begins a text with a capital, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Quotes names and lists them: "“A”, “B” and “C”". */
export function quotedList(names: readonly string[], type?: 'and' | 'or'): string {
  return formatList(
    names.map((text) => sentenceMessages.quoted({ text })),
    type,
  );
}

export function entityLabel(entity: Pick<Entity, 'name' | 'label'>): string {
  return isKnown(entity.label) ? entity.label.value : entity.name;
}

/**
 * The arguments by which a message names an entity: `entity` and `entities` inside a sentence, `Entity` and
 * `Entities` at its beginning or alone, and `gender` where the declaration has it.
 */
export function entityName(entity: Pick<Entity, 'name' | 'label' | 'plural' | 'gender'>) {
  const [one, other] = [entityLabel(entity), entityPlural(entity)];
  return {
    entity: inSentence(one),
    entities: inSentence(other),
    Entity: one,
    Entities: other,
    gender: isKnown(entity.gender) ? entity.gender.value : 'other',
  };
}

export function entityPlural(entity: Pick<Entity, 'name' | 'plural'>): string {
  return isKnown(entity.plural) ? entity.plural.value : entity.name;
}

/** A field's label by its name; the name itself where there is none. */
export function fieldLabel(entity: Entity, name: string): string {
  const label = fieldOf(entity, name)?.label;
  return isKnown(label) ? label.value : name;
}

/** "Work order status": a field with a closed list, for where its entity is not named. */
export function stateName(
  specification: Specification,
  { entity: id, field }: Pick<StateField, 'entity' | 'field'>,
): string {
  const entity = findEntity(specification, id);
  if (entity === undefined) return `${id}.${field}`;
  const label = inSentence(fieldLabel(entity, field));
  return sentenceMessages.stateName({ ...entityName(entity), field: label });
}

/** Returns a role's label for use in a sentence: "dispatcher". */
export function roleInSentence({ permissions }: Specification, name: string): string {
  const label = permissions.roles.find((role) => role.name === name)?.label;
  return isKnown(label) ? inSentence(label.value) : name;
}
