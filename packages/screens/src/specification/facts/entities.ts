import {
  type Entity,
  entityId,
  entityPath,
  entityPlural,
  fieldLabel,
  type Index,
  inSentence,
  listed,
  type Publication,
  type Reference,
  referencedEntity,
  relationsOf,
  type Specification,
  type Trigger,
} from '@ninefold/specification';
import type { FactDetail, FactSection } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, entityAnchor } from '../../addresses/index.ts';
import { counted, detail, detailIfKnown, factDetail, present } from './fact-parts.ts';
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
        counted(fields.length, 'field'),
        references.length > 0 && counted(references.length, 'reference'),
      ]).join(' · '),
      details: entityDetails(specification, entity),
      folded: { title: 'Indexes, triggers and changes', details: attachedDetails(entity) },
      source,
      facts: fields.map((field) => fieldFact(specification, entity, field)),
    };
  });
}

function entityDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  const label = (field: string) => inSentence(fieldLabel(entity, field));
  const { key, unique, estimatedRows, view, inherits = [] } = entity;
  return present([
    factDetail('Description', entity.description),
    factDetail('Singular', entity.label),
    factDetail('Plural', entity.plural),
    factDetail('Display field', entity.display, (fields) => listed(fields.map(label))),
    detail(
      'Key',
      key.length === 0 ? 'none: single records can’t be opened or edited' : listed(key.map(label)),
    ),
    ...unique.map((fields) => detail('Unique', listed(fields.map(label)))),
    ...referenceDetails(specification, entity),
    ...referredDetails(specification, entity),
    entity.kind !== 'table' && detail('Stored as', `a ${entity.kind}`),
    view &&
      detail(
        'Shows',
        view.invoker
          ? 'what each person can see in its underlying tables'
          : 'its underlying tables, with its owner’s permissions',
      ),
    ...inherits.map(({ entity: name, schema }) => detail('Part of', `${schema}.${name}`)),
    estimatedRows !== null &&
      detail('Records', `about ${estimatedRows}, as the database estimates`),
    detail(
      'Row access',
      entity.rowSecurity ? 'those that a policy allows' : 'all records (row-level security is off)',
    ),
    detailIfKnown('Listed under', entity.group),
    detailIfKnown('Hidden from screens', entity.hidden, (is) => (is ? 'yes' : 'no')),
  ]);
}

/** Describes an entity's references: their fields, their targets, and what a deletion does. */
function referenceDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  return entity.references.map((reference) => {
    const fields = listed(reference.fields.map((field) => fieldLabel(entity, field)));
    const target = referencedEntity(specification, reference);
    return {
      term: `${fields} ${reference.unique ? 'is one of the' : 'is any of the'}`,
      links: [
        target === undefined
          ? { label: `records of ${reference.schema}.${reference.entity}` }
          : { ...link(target), label: inSentence(entityPlural(target)) },
        { label: `(${removalWords(reference)}${heldWords(reference)})` },
      ],
      source: reference.source,
    };
  });
}

function removalWords({ onDelete }: Reference): string {
  switch (onDelete) {
    case 'cascade':
      return 'deleted with it';
    case 'set null':
      return 'set to empty when that is deleted';
    case 'set default':
      return 'set to its default when that is deleted';
    default:
      return 'that can’t be deleted while this refers to it';
  }
}

function heldWords({ enforced, validated }: Reference): string {
  if (enforced === false) return '; the database does not enforce it';
  return validated === false ? '; existing records may violate it' : '';
}

function referredDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  const { incoming, manyToMany } = relationsOf(specification, entity);
  const others = new Map(incoming.map((each) => [entityId(each.entity), each.entity]));
  return present([
    others.size > 0 && { term: 'Referred to by', links: [...others.values()].map(link) },
    ...manyToMany.map(({ entity: other, through }) => ({
      term: `Many to many, through ${inSentence(entityPlural(through))}, with`,
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
    ...attached('Index', 'Fields with an index', indexes, indexWords),
    ...attached('Trigger', 'Triggers', triggers, triggerWords),
    ...attached('Publication', 'Publications', publications, publicationWords),
  ];
}

function attached<T extends Pick<FactDetail, 'source'>>(
  one: string,
  all: string,
  items: readonly T[] | undefined,
  words: (item: T) => string,
): readonly FactDetail[] {
  if (items === undefined) return [{ term: all }];
  if (items.length === 0) return [detail(all, 'none')];
  return items.map((item) => ({ term: one, value: words(item), source: item.source }));
}

function indexWords({ columns, method, unique, include, predicate }: Index): string {
  const over = columns.map(
    ({ field, expression, direction }) =>
      `${field ?? expression ?? ''}${direction === 'descending' ? ' descending' : ''}`,
  );
  return present([
    over.join(', '),
    unique && 'unique',
    method !== 'btree' && `by ${method}`,
    include && `holding ${include.join(', ')} too`,
    predicate !== undefined && `only where ${predicate}`,
  ]).join('; ');
}

const happenings = {
  insert: 'created',
  update: 'changed',
  delete: 'removed',
  truncate: 'deleted all at once',
} as const;

function happens(events: readonly (keyof typeof happenings)[]): string {
  return listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
}

function triggerWords(trigger: Trigger): string {
  const { timing, events, level, fields, condition, enabled, description } = trigger;
  const only = fields.length === 0 ? '' : ` in ${fields.join(', ')}`;
  return present([
    `${timing} ${level === 'row' ? 'a record is' : 'records are'} ${happens(events)}${only}, calls ${trigger.function}`,
    condition !== undefined && `only when ${condition}`,
    !enabled && 'disabled',
    description.value,
  ]).join('; ');
}

function publicationWords({ name, events, fields, condition }: Publication): string {
  return present([
    `${name}, when a record is ${happens(events)}`,
    fields && `with ${fields.join(', ')} only`,
    condition !== undefined && `only where ${condition}`,
  ]).join('; ');
}
