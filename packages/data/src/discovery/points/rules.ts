import { entityId } from '../../specification/paths.ts';
import type { Entity, Field, Rule } from '../../specification/specification.ts';
import type { CatalogRelation, CatalogType } from '../catalog.ts';
import { resolveType } from '../kinds.ts';
import { columnObject, constraintObject, fromDatabase } from '../sources.ts';

type RuleFacts = Omit<Rule, 'entity' | 'statement'>;

/** Point 5: what the database refuses. A view has no rules of its own that the catalog tells. */
export function rulesOf(
  entity: Entity,
  relation: CatalogRelation,
  types: ReadonlyMap<string, CatalogType>,
): readonly Rule[] {
  return [
    ...entity.fields.flatMap((field) => fieldRules(relation, field)),
    ...keyRules(relation),
    ...entity.references.map<RuleFacts>((reference) => ({
      kind: 'reference',
      fields: reference.fields,
      constraint: reference.constraint,
      source: reference.source,
    })),
    ...relation.checks.map<RuleFacts>((check) => ({
      kind: check.exclusion === true ? 'exclusion' : 'check',
      fields: check.columns,
      constraint: check.name,
      sql: check.definition,
      source: fromDatabase(constraintObject(relation, check.name)),
    })),
    ...domainRules(relation, types),
  ].map((rule) => ({ ...rule, entity: entityId(entity), statement: '' }));
}

function fieldRules(relation: CatalogRelation, field: Field): readonly RuleFacts[] {
  const source = fromDatabase(columnObject(relation, field.name));
  const isMade = field.generated === 'stored' || field.generated === 'identity always';
  const facts = (kind: Rule['kind']): RuleFacts => ({ kind, fields: [field.name], source });
  return [
    ...(field.nullable || isMade ? [] : [facts('required')]),
    ...(field.kind === 'text' && field.maxLength !== undefined ? [facts('length')] : []),
    ...(field.kind === 'decimal' && field.precision !== undefined ? [facts('precision')] : []),
    ...(field.kind === 'enum' && field.values !== undefined ? [facts('one of')] : []),
  ];
}

function keyRules(relation: CatalogRelation): readonly RuleFacts[] {
  return relation.keys
    .filter((key) => key.folded !== true)
    .map((key) => ({
      kind: 'unique',
      fields: key.columns,
      constraint: key.name,
      ...(key.definition === undefined ? {} : { sql: key.definition }),
      source: fromDatabase(constraintObject(relation, key.name)),
    }));
}

function domainRules(
  relation: CatalogRelation,
  types: ReadonlyMap<string, CatalogType>,
): readonly RuleFacts[] {
  return relation.columns.flatMap((column) =>
    resolveType(column, types).domains.flatMap((domain) =>
      (domain.checks ?? []).map<RuleFacts>((check) => ({
        kind: 'check',
        fields: [column.name],
        constraint: check.name,
        sql: check.definition,
        source: fromDatabase(`constraint ${check.name} on domain ${domain.schema}.${domain.name}`),
      })),
    ),
  );
}
