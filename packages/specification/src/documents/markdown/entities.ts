import { formatList } from '@ninefold/messages';
import {
  type Entity,
  type Field,
  type Index,
  type Publication,
  type Reference,
  referencedEntity,
  type Specification,
  type Trigger,
} from '../../model/index.ts';
import { entityPlural, fieldLabel, inSentence, present } from '../../phrases/index.ts';
import {
  clauses,
  code,
  emptyText,
  factOf,
  factText,
  items,
  knownOf,
  knownText,
  list,
  names,
  plain,
  sourceText,
  table,
  withSource,
} from './text.ts';
import { documentMessages, entityMessages, screenMessages } from './messages.ts';

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
    entityMessages.description({ description: factText(entity.description) }),
    entityMessages.stored({
      kind: kind.replace(' ', '_'),
      name: code(`${schema}.${name}`),
      source: sourceText(source),
    }),
    entityMessages.labels({ singular: factText(entity.label), plural: factText(entity.plural) }),
    entityMessages.display({
      fields: factOf(entity.display, (fields) => formatList(fields.map(label))),
    }),
    key.length === 0 ? entityMessages.noKey : entityMessages.key({ fields: names(key) }),
    ...unique.map((fields) =>
      entityMessages.unique({ count: fields.length, fields: formatList(fields.map(label)) }),
    ),
    estimatedRows !== null && entityMessages.estimate({ count: estimatedRows }),
    view !== undefined && (view.invoker ? entityMessages.invokerView : entityMessages.ownerView),
    view?.checkOption !== undefined && entityMessages.checkOption,
    ...(entity.inherits ?? []).map((parent) =>
      entityMessages.inherits({ name: code(`${parent.schema}.${parent.entity}`) }),
    ),
    knownOf(entity.group, (group) => entityMessages.group({ group: plain(group) })),
    entity.hidden?.value === true &&
      entityMessages.hidden({ source: sourceText(entity.hidden.source) }),
  ]);
}

function referenceBlocks(specification: Specification, entity: Entity): readonly string[] {
  if (entity.references.length === 0) return [];
  return [
    entityMessages.references,
    list(
      entity.references.map((reference) => {
        const target = referencedEntity(specification, reference);
        const place = `${reference.schema}.${reference.entity}`;
        const what = target === undefined ? code(place) : plain(inSentence(entityPlural(target)));
        const fields = formatList(
          reference.fields.map((field) => plain(fieldLabel(entity, field))),
        );
        const parts = present([
          entityMessages.reference({
            fields,
            unique: String(reference.unique),
            entities: what,
            columns: names(reference.referencedFields),
            name: code(place),
          }),
          entityMessages.deletion({ action: reference.onDelete.replace(' ', '_') }),
          heldText(reference),
        ]);
        return withSource(clauses(parts), reference.source);
      }),
    ),
  ];
}

function heldText({ enforced, validated }: Reference): string | undefined {
  if (enforced === false) return entityMessages.notEnforced;
  return validated === false ? entityMessages.notValidated : undefined;
}

/** The fields of an entity. Where each is read from is said once, not in every row. */
function fieldsTable(entity: Entity): readonly string[] {
  if (entity.fields.length === 0) return [entityMessages.noFields];
  const place = (field: Field) => `column ${entity.schema}.${entity.name}.${field.name}`;
  const fromColumns = entity.fields.every(
    (field) => field.source.from === 'database' && field.source.object === place(field),
  );
  const heads = [
    entityMessages.field,
    documentMessages.label,
    entityMessages.type,
    entityMessages.nullable,
    entityMessages.default,
    entityMessages.indexed,
    documentMessages.description,
  ];
  return [
    ...(fromColumns
      ? [entityMessages.fields({ name: code(`${entity.schema}.${entity.name}`) })]
      : []),
    table(
      fromColumns ? heads : [...heads, documentMessages.source],
      entity.fields.map((field) => [
        code(field.name),
        factText(field.label),
        typeText(field),
        field.nullable ? documentMessages.yes : documentMessages.no,
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
    knownOf(field.editableBy, (roles) =>
      entityMessages.editableBy({ roles: formatList(roles.map(code)) }),
    ),
    knownOf(field.positionIn, ([within]) =>
      within === undefined
        ? entityMessages.noPosition
        : entityMessages.position({ name: code(within) }),
    ),
    knownOf(field.shape, ({ checklist, table = {} }) =>
      checklist === undefined
        ? entityMessages.shapeTable({ members: formatList(Object.keys(table).map(code)) })
        : entityMessages.shapeChecklist({
            text: code(checklist.text),
            done: code(checklist.done),
          }),
    ),
  ]);
  return texts.length === 0 ? factText(field.description) : clauses(texts);
}

function overdueText(conditions: readonly (readonly [field: string, is: string])[]): string {
  const all = conditions.map(([field, is]) =>
    screenMessages.condition({ field: code(field), condition: code(is) }),
  );
  return all.length === 0
    ? entityMessages.overdue
    : entityMessages.overdueWhile({ conditions: formatList(all) });
}

function typeText({ type, baseType }: Field): string {
  return baseType === undefined
    ? code(type)
    : entityMessages.storedType({ type: code(type), baseType: code(baseType) });
}

function valueWithout(field: Field): string {
  switch (field.generated) {
    case 'stored':
      return field.expression === undefined
        ? entityMessages.computed
        : entityMessages.computedBy({ expression: code(field.expression) });
    case 'identity always':
    case 'identity by default':
      return entityMessages.identity;
    default:
      return field.default === null ? '—' : code(field.default);
  }
}

function quickTo({ indexes }: Entity, { indexed }: Field): string {
  return indexed === undefined || indexed.length === 0
    ? emptyText(indexes, '—')
    : items(indexed.map((use) => entityMessages.indexedUse({ use: use.replaceAll(' ', '_') })));
}

/** Indexes, triggers and publications of an entity: what is not there differs from what was not read. */
function attachedBlocks({ indexes, triggers, publications }: Entity): readonly string[] {
  return [
    ...titled(entityMessages.indexes, indexes, indexText),
    ...titled(entityMessages.triggers, triggers, triggerText),
    ...titled(entityMessages.publications, publications, publicationText),
  ];
}

function titled<T>(
  title: string,
  items: readonly T[] | undefined,
  textOf: (item: T) => string,
): readonly string[] {
  if (items === undefined || items.length === 0) {
    const value = emptyText(items, documentMessages.none);
    return [documentMessages.named({ name: title, value })];
  }
  return [entityMessages.section({ title }), list(items.map(textOf))];
}

function indexText({ name, method, unique, columns, include, predicate, source }: Index): string {
  const over = columns.map(({ field, expression, direction }) => {
    const column = code(field ?? expression ?? '');
    return direction === 'descending' ? entityMessages.descending({ column }) : column;
  });
  const parts = present([
    documentMessages.named({ name: code(name), value: items(over) }),
    unique && entityMessages.uniqueIndex,
    method !== 'btree' && entityMessages.method({ method: code(method) }),
    include !== undefined && entityMessages.include({ columns: names(include) }),
    predicate !== undefined && entityMessages.predicate({ condition: code(predicate) }),
  ]);
  return withSource(clauses(parts), source);
}

function triggerText(trigger: Trigger): string {
  const { name, timing, events, level, fields, condition, description, enabled, source } = trigger;
  const parts = present([
    entityMessages.trigger({
      name: code(name),
      timing: timing.replace(' ', '_'),
      level,
      events: eventsText(events),
      hasFields: String(fields.length > 0),
      fields: names(fields),
      function: code(trigger.function),
    }),
    condition !== undefined && entityMessages.when({ condition: code(condition) }),
    !enabled && entityMessages.disabled,
    knownText(description),
  ]);
  return withSource(clauses(parts), source);
}

function publicationText({ name, events, fields, condition, source }: Publication): string {
  const parts = present([
    entityMessages.publication({ name: code(name), events: eventsText(events) }),
    fields !== undefined && entityMessages.only({ columns: names(fields) }),
    condition !== undefined && entityMessages.predicate({ condition: code(condition) }),
  ]);
  return withSource(clauses(parts), source);
}

/** "created, edited or deleted" */
function eventsText(events: readonly string[]): string {
  const each = events.map((event) => entityMessages.event({ event }));
  return formatList(each, 'or');
}
