import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  entityName,
  entityPath,
  entityPlural,
  fieldLabel,
  type Index,
  inSentence,
  type Publication,
  referencedEntity,
  relationsOf,
  type Specification,
  type Trigger,
} from '@ninefold/specification';
import type { FactDetail, FactSection } from '../../patterns/specification-facts/index.ts';
import { entityAddress, entityAnchor } from '@ninefold/screens/inspector';
import { detail, detailIfKnown, factDetail, present, statements, yesOrNo } from './fact-parts.ts';
import { entityFactMessages, factMessages } from './messages.ts';
import { fieldFact } from './fields.ts';

/** Point 3: each entity with its fields, what it refers to, and what the database does with it. */
export function entitySections(specification: Specification): readonly FactSection[] {
  return specification.entities.map((entity) => {
    const id = entityId(entity);
    const { fields, references, grants, hidden, source } = entity;
    return {
      id: entityAnchor(id),
      title: entityPlural(entity),
      name: id,
      href: grants.select && hidden?.value !== true ? entityPath(entity) : undefined,
      figure: present([
        entityFactMessages.fields({ count: fields.length }),
        references.length > 0 && entityFactMessages.references({ count: references.length }),
      ]).join(' · '),
      details: entityDetails(specification, entity),
      folded: { title: entityFactMessages.attached, details: attachedDetails(entity) },
      source,
      facts: fields.map((field) => fieldFact(specification, entity, field)),
    };
  });
}

function entityDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  const label = (field: string) => inSentence(fieldLabel(entity, field));
  const { key, unique, estimatedRows, view, inherits = [] } = entity;
  return present([
    factDetail(factMessages.description, entity.description),
    factDetail(entityFactMessages.singular, entity.label),
    factDetail(entityFactMessages.plural, entity.plural),
    factDetail(entityFactMessages.displayField, entity.display, (fields) =>
      formatList(fields.map(label)),
    ),
    detail(
      entityFactMessages.key,
      key.length === 0 ? entityFactMessages.noKey : formatList(key.map(label)),
    ),
    ...unique.map((fields) => detail(entityFactMessages.unique, formatList(fields.map(label)))),
    ...referenceDetails(specification, entity),
    ...referredDetails(specification, entity),
    entity.kind !== 'table' &&
      detail(
        entityFactMessages.storedAs,
        entityFactMessages.relationKind({ kind: entity.kind.replace(' ', '_') }),
      ),
    view &&
      detail(
        entityFactMessages.shows,
        view.invoker ? entityFactMessages.showsToInvoker : entityFactMessages.showsToAll,
      ),
    ...inherits.map(({ entity: name, schema }) =>
      detail(entityFactMessages.partOf, `${schema}.${name}`),
    ),
    estimatedRows !== null &&
      detail(entityFactMessages.records, entityFactMessages.estimate({ count: estimatedRows })),
    detail(
      factMessages.rowAccess,
      entity.rowSecurity ? entityFactMessages.byPolicy : factMessages.rowSecurityOff,
    ),
    detailIfKnown(entityFactMessages.group, entity.group),
    detailIfKnown(factMessages.hidden, entity.hidden, yesOrNo),
  ]);
}

/** Describes an entity's references: their fields, their targets, and what a deletion does. */
function referenceDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  return entity.references.map((reference) => {
    const { fields, onDelete, unique, enforced, validated } = reference;
    const target = referencedEntity(specification, reference);
    return {
      term: entityFactMessages.reference({
        fields: formatList(fields.map((field) => fieldLabel(entity, field))),
      }),
      links: [
        target === undefined ? { label: `${reference.schema}.${reference.entity}` } : link(target),
        {
          label: entityFactMessages.inBrackets({
            statements: statements(
              entityFactMessages.onDeletion({ deletion: onDelete.replace(' ', '_') }),
              unique && entityFactMessages.oneToOne,
              enforced === false && entityFactMessages.notEnforced,
              enforced !== false && validated === false && entityFactMessages.notValidated,
            ),
          }),
        },
      ],
      source: reference.source,
    };
  });
}

function referredDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  const { incoming, manyToMany } = relationsOf(specification, entity);
  const others = new Map(incoming.map((each) => [entityId(each.entity), each.entity]));
  return present([
    others.size > 0 && {
      term: entityFactMessages.referredToBy,
      links: [...others.values()].map(link),
    },
    ...manyToMany.map(({ entity: other, through }) => ({
      term: entityFactMessages.manyToMany(entityName(through)),
      links: [link(other)],
    })),
  ]);
}

function link(other: Entity) {
  return { label: entityPlural(other), href: entityAddress(entityId(other)) };
}

/** Indexes, triggers and publications: what is not there differs from what was not read. */
function attachedDetails({ indexes, triggers, publications }: Entity): readonly FactDetail[] {
  return [
    ...attached(entityFactMessages.index, entityFactMessages.indexes, indexes, indexText),
    ...attached(entityFactMessages.trigger, entityFactMessages.triggers, triggers, triggerText),
    ...attached(
      entityFactMessages.publication,
      entityFactMessages.publications,
      publications,
      publicationText,
    ),
  ];
}

function attached<T extends Pick<FactDetail, 'source'>>(
  one: string,
  all: string,
  items: readonly T[] | undefined,
  text: (item: T) => string,
): readonly FactDetail[] {
  if (items === undefined) return [{ term: all }];
  if (items.length === 0) return [detail(all, factMessages.none)];
  return items.map((item) => ({ term: one, value: text(item), source: item.source }));
}

function indexText({ columns, method, unique, include, predicate }: Index): string {
  const over = columns.map(({ field, expression = '', direction }) =>
    direction === 'descending'
      ? entityFactMessages.descending({ field: field ?? expression })
      : (field ?? expression),
  );
  return statements(
    formatList(over),
    unique && entityFactMessages.uniqueIndex,
    method !== 'btree' && entityFactMessages.indexMethod({ method }),
    include && entityFactMessages.included({ fields: formatList(include) }),
    predicate !== undefined && entityFactMessages.onlyWhere({ condition: predicate }),
  );
}

/** "creating or editing"; of an update of some fields only "creating or editing status". */
function eventsText(events: Trigger['events'], fields: Trigger['fields'] = []): string {
  const texts = events.map((event) =>
    event === 'update' && fields.length > 0
      ? entityFactMessages.editing({ fields: formatList(fields) })
      : entityFactMessages.event({ event }),
  );
  return formatList(texts, 'or');
}

function triggerText(trigger: Trigger): string {
  const { timing, events, level, fields, condition, enabled, description } = trigger;
  return statements(
    entityFactMessages.triggerCalls({
      timing,
      events: eventsText(events, fields),
      level,
      name: trigger.function,
    }),
    condition !== undefined && entityFactMessages.onlyWhen({ condition }),
    !enabled && entityFactMessages.disabled,
    description.value,
  );
}

function publicationText({ name, events, fields, condition }: Publication): string {
  return statements(
    entityFactMessages.published({ name, events: eventsText(events) }),
    fields && entityFactMessages.onlyFields({ fields: formatList(fields) }),
    condition !== undefined && entityFactMessages.onlyWhere({ condition }),
  );
}
