import {
  type Entity,
  type Reference,
  referencedEntity,
  type Specification,
} from '../../model/index.ts';
import { entityPlural, fieldLabel, inSentence, listed, present } from '../../phrases/index.ts';
import { attachedBlocks } from './attached.ts';
import { fieldsTable } from './fields.ts';
import { code, factOf, factText, knownOf, list, names, plain, sourceText } from './text.ts';

/** Point 3: each entity with its fields, what it refers to, and what the database does with it. */
export function entitiesSection(specification: Specification): readonly string[] {
  return specification.entities.flatMap((entity) => [
    `### ${plain(entityPlural(entity))}`,
    list(entityFacts(entity)),
    ...fieldsTable(entity),
    ...referenceBlocks(specification, entity),
    ...attachedBlocks(entity),
  ]);
}

function entityFacts(entity: Entity): readonly string[] {
  const { schema, name, kind, source, view, key, unique, estimatedRows } = entity;
  const label = (field: string) => plain(inSentence(fieldLabel(entity, field)));
  return present([
    `Description: ${factText(entity.description)}`,
    `Stored in the ${kind} ${code(`${schema}.${name}`)} (${sourceText(source)})`,
    `Singular: ${factText(entity.label)}; plural: ${factText(entity.plural)}`,
    `Display field: ${factOf(entity.display, (fields) => listed(fields.map(label)))}`,
    key.length === 0
      ? 'No primary key: single records can’t be opened or edited'
      : `Identified by ${names(key)}`,
    ...unique.map((fields) => `No two have the same ${listed(fields.map(label))}`),
    estimatedRows !== null && `About ${estimatedRows} records, as the database estimates`,
    view !== undefined &&
      (view.invoker
        ? 'Shows each person what they can see in its underlying tables'
        : 'Shows its underlying tables with the permissions of the view’s owner'),
    view?.checkOption !== undefined && 'Rows that it would not show can’t be written through it',
    ...(entity.inherits ?? []).map(
      (parent) => `Its records also belong to ${code(`${parent.schema}.${parent.entity}`)}`,
    ),
    knownOf(entity.group, (group) => `Listed under ${plain(group)}`),
    entity.hidden?.value === true && `Hidden from screens (${sourceText(entity.hidden.source)})`,
  ]);
}

function referenceBlocks(specification: Specification, entity: Entity): readonly string[] {
  if (entity.references.length === 0) return [];
  return [
    'Refers to:',
    list(
      entity.references.map((reference) => {
        const target = referencedEntity(specification, reference);
        const place = `${reference.schema}.${reference.entity}`;
        const what = target === undefined ? code(place) : plain(inSentence(entityPlural(target)));
        const fields = listed(reference.fields.map((field) => plain(fieldLabel(entity, field))));
        return `${fields}: ${reference.unique ? 'one of the' : 'any of the'} ${what} (${names(reference.referencedFields)} of ${code(place)}); ${removalWords(reference)}${heldWords(reference)} (${sourceText(reference.source)})`;
      }),
    ),
  ];
}

function removalWords({ onDelete }: Reference): string {
  switch (onDelete) {
    case 'cascade':
      return 'when that is deleted, the records here are deleted with it';
    case 'set null':
      return 'when that is deleted, this becomes empty';
    case 'set default':
      return 'when that is deleted, this is set to its default';
    default:
      return 'that can’t be deleted while records here refer to it';
  }
}

function heldWords({ enforced, validated }: Reference): string {
  if (enforced === false) return '; the database does not enforce it';
  return validated === false ? '; existing records may violate it' : '';
}
