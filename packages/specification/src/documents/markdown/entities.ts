import {
  type Entity,
  type Field,
  type Index,
  type IndexedUse,
  type Publication,
  type Reference,
  referencedEntity,
  type Specification,
  type Trigger,
} from '../../model/index.ts';
import { entityPlural, fieldLabel, inSentence, listed, present } from '../../phrases/index.ts';
import {
  code,
  emptyText,
  factOf,
  factText,
  knownOf,
  knownText,
  list,
  names,
  plain,
  sourceText,
  table,
} from './text.ts';

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

/** The fields of an entity. Where each is read from is said once, not in every row. */
function fieldsTable(entity: Entity): readonly string[] {
  if (entity.fields.length === 0) return ['No fields are visible here.'];
  const place = (field: Field) => `column ${entity.schema}.${entity.name}.${field.name}`;
  const fromColumns = entity.fields.every(
    (field) => field.source.from === 'database' && field.source.object === place(field),
  );
  const heads = [
    'Field',
    'Label',
    'Type',
    'May be empty',
    'If left out',
    'Quick to',
    'Description',
  ];
  return [
    ...(fromColumns
      ? [`Its fields, each from the database: column ${code(`${entity.schema}.${entity.name}`)}`]
      : []),
    table(
      fromColumns ? heads : [...heads, 'Source'],
      entity.fields.map((field) => [
        code(field.name),
        factText(field.label),
        typeText(field),
        field.nullable ? 'yes' : 'no',
        valueWithout(field),
        quickTo(entity, field),
        whatItIs(field),
        ...(fromColumns ? [] : [sourceText(field.source)]),
      ]),
    ),
  ];
}

function whatItIs(field: Field): string {
  const texts = present([
    knownText(field.description),
    knownOf(field.due, ({ while: conditions }) => overdueText(Object.entries(conditions))),
    knownOf(field.editableBy, (roles) => `only ${roles.map(code).join(', ')} can set it`),
    knownOf(field.positionIn, ([within]) =>
      within === undefined ? 'orders nothing' : `orders the records of one ${code(within)}`,
    ),
    knownOf(field.shape, ({ checklist, table = {} }) =>
      checklist === undefined
        ? `a table of ${Object.keys(table).map(code).join(', ')}`
        : `a checklist of ${code(checklist.text)} and ${code(checklist.done)}`,
    ),
  ]);
  return texts.length === 0 ? factText(field.description) : texts.join(' ');
}

function overdueText(conditions: readonly (readonly [field: string, is: string])[]): string {
  const words = conditions.map(([field, is]) => `${code(field)} ${code(is)}`).join(' and ');
  return `past it, a record is overdue${words === '' ? '' : ` while ${words}`}`;
}

function typeText({ type, baseType }: Field): string {
  return baseType === undefined ? code(type) : `${code(type)}, stored as ${code(baseType)}`;
}

function valueWithout(field: Field): string {
  switch (field.generated) {
    case 'stored':
      return field.expression === undefined ? 'computed' : `computed: ${code(field.expression)}`;
    case 'identity always':
    case 'identity by default':
      return 'numbered by the database';
    default:
      return field.default === null ? '—' : code(field.default);
  }
}

const uses: Readonly<Record<IndexedUse, string>> = {
  order: 'sort by',
  equality: 'find',
  prefix: 'find by its beginning',
  'part of text': 'find by a part of it',
  containment: 'find by what it contains',
};

function quickTo({ indexes }: Entity, { indexed }: Field): string {
  return indexed === undefined
    ? emptyText(indexes, '—')
    : indexed.map((use) => uses[use]).join(', ');
}

/** Indexes, triggers and publications of an entity: what is not there differs from what was not read. */
function attachedBlocks({ indexes, triggers, publications }: Entity): readonly string[] {
  return [
    ...titled('Indexes', indexes, indexText),
    ...titled('Triggers', triggers, triggerText),
    ...titled('Publications', publications, publicationText),
  ];
}

function titled<T>(
  title: string,
  items: readonly T[] | undefined,
  words: (item: T) => string,
): readonly string[] {
  if (items === undefined || items.length === 0) return [`${title}: ${emptyText(items, 'none')}`];
  return [`${title}:`, list(items.map(words))];
}

function indexText({ name, method, unique, columns, include, predicate, source }: Index): string {
  const over = columns.map(
    ({ field, expression, direction }) =>
      `${code(field ?? expression ?? '')}${direction === 'descending' ? ' descending' : ''}`,
  );
  return present([
    `${code(name)}: ${over.join(', ')}`,
    unique && 'unique',
    method !== 'btree' && `by ${code(method)}`,
    include !== undefined && `holding ${names(include)} too`,
    predicate !== undefined && `only where ${code(predicate)}`,
  ])
    .join('; ')
    .concat(` (${sourceText(source)})`);
}

const happenings = {
  insert: 'created',
  update: 'changed',
  delete: 'removed',
  truncate: 'deleted all at once',
} as const;

function triggerText(trigger: Trigger): string {
  const { name, timing, events, level, fields, condition, description, enabled, source } = trigger;
  const when = listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
  const only = fields.length === 0 ? '' : ` in ${names(fields)}`;
  const what = level === 'row' ? 'a record is' : 'records are';
  return present([
    `${code(name)}: ${timing} ${what} ${when}${only}, calls ${code(trigger.function)}`,
    condition !== undefined && `only when ${code(condition)}`,
    !enabled && 'disabled',
    knownText(description),
  ])
    .join('; ')
    .concat(` (${sourceText(source)})`);
}

function publicationText({ name, events, fields, condition, source }: Publication): string {
  const what = listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
  return present([
    `${code(name)}: when a record is ${what}`,
    fields !== undefined && `with ${names(fields)} only`,
    condition !== undefined && `only where ${code(condition)}`,
  ])
    .join('; ')
    .concat(` (${sourceText(source)})`);
}
