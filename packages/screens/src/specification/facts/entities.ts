import {
  type Entity,
  entityId,
  entityPath,
  entityPlural,
  fieldLabel,
  inSentence,
  listed,
  relationsOf,
  type Specification,
} from '@ninefold/specification';
import type { FactDetail, FactSection } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, entityAnchor } from '../../addresses/index.ts';
import { attachedDetails } from './attached.ts';
import { counted, detail, detailIfKnown, factDetail } from './fact-parts.ts';
import { fieldFact } from './fields.ts';
import { referenceDetails } from './references.ts';

/** Point 3: each entity with its fields, what it refers to, and what the database does with it. */
export function entitySections(specification: Specification): readonly FactSection[] {
  return specification.entities.map((entity) => {
    const id = entityId(entity);
    const shown = entity.grants.select && entity.hidden?.value !== true;
    return {
      id: entityAnchor(id),
      title: entityPlural(entity),
      name: id,
      href: shown ? entityPath(entity) : undefined,
      figure: [
        counted(entity.fields.length, 'field'),
        ...(entity.references.length === 0 ? [] : [counted(entity.references.length, 'reference')]),
      ].join(' · '),
      details: entityDetails(specification, entity),
      folded: { title: 'Indexes, triggers and changes', details: attachedDetails(entity) },
      source: entity.source,
      facts: entity.fields.map((field) => fieldFact(specification, entity, field)),
    };
  });
}

function entityDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  const label = (field: string) => inSentence(fieldLabel(entity, field));
  const { key, unique, estimatedRows, view, inherits = [] } = entity;
  return [
    factDetail('Description', entity.description),
    factDetail('Singular', entity.label),
    factDetail('Plural', entity.plural),
    factDetail('Display field', entity.display, (fields) => listed(fields.map(label))),
    key.length === 0
      ? detail('Key', 'none: single records can’t be opened or edited')
      : detail('Key', listed(key.map(label))),
    ...unique.map((fields) => detail('Unique', listed(fields.map(label)))),
    ...referenceDetails(specification, entity),
    ...referredDetails(specification, entity),
    ...(entity.kind === 'table' ? [] : [detail('Stored as', `a ${entity.kind}`)]),
    ...(view === undefined
      ? []
      : [
          detail(
            'Shows',
            view.invoker
              ? 'what each person can see in its underlying tables'
              : 'its underlying tables, with the permissions of its owner',
          ),
        ]),
    ...inherits.map(({ entity: name, schema }) => detail('Part of', `${schema}.${name}`)),
    ...(estimatedRows === null
      ? []
      : [detail('Records', `about ${estimatedRows}, as the database estimates`)]),
    detail(
      'Row access',
      entity.rowSecurity ? 'those that a policy allows' : 'all records (row-level security is off)',
    ),
    ...detailIfKnown('Listed under', entity.group),
    ...detailIfKnown('Hidden from screens', entity.hidden, (is) => (is ? 'yes' : 'no')),
  ];
}

function referredDetails(specification: Specification, entity: Entity): readonly FactDetail[] {
  const { incoming, manyToMany } = relationsOf(specification, entity);
  const others = new Map(incoming.map((each) => [entityId(each.entity), each.entity]));
  return [
    ...(others.size === 0
      ? []
      : [{ term: 'Referred to by', links: [...others.values()].map(link) }]),
    ...manyToMany.map(({ entity: other, through }) => ({
      term: `Many to many, through ${inSentence(entityPlural(through))}, with`,
      links: [link(other)],
    })),
  ];
}

function link(other: Entity) {
  return { label: entityPlural(other), href: entityAddress(entityId(other)) };
}
