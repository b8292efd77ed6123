import {
  type Entity,
  entityId,
  type Field,
  isGenerated,
  type Rule,
  type StateField,
} from '../../model/index.ts';
import type { CatalogCheck, CatalogRelation, CatalogTypes } from '../answer/index.ts';
import { commentFact, constraintObject, fromDatabase } from '../facts/index.ts';
import { dropUndefined, fieldObject } from '../../phrases/index.ts';
import { resolveType } from '../types/index.ts';
import { listOfCheck } from './closed-lists.ts';

type RuleFacts = Omit<Rule, 'entity' | 'statement'>;
type Check = Omit<CatalogCheck, 'columns' | 'exclusion'>;

/** Point 5: the rules that the database enforces. The catalog has none for views. */
export function rulesOf(
  entity: Entity,
  relation: CatalogRelation,
  types: CatalogTypes,
  states: readonly StateField[],
): readonly Rule[] {
  const closed = new Set(states.map(({ field }) => field));
  return [
    ...entity.fields.flatMap((field) => fieldRules(relation, field)),
    ...keyRules(relation),
    ...referenceRules(entity, relation),
    ...relation.checks.map((check) => tableRule(relation, check, closed)),
    ...domainRules(relation, types, closed),
  ].map((rule) => dropUndefined<Rule>({ ...rule, entity: entityId(entity), statement: '' }));
}

function fieldRules(relation: CatalogRelation, field: Field): readonly RuleFacts[] {
  const source = fromDatabase(fieldObject(relation, field.name));
  const facts = (kind: Rule['kind']): RuleFacts => ({ kind, fields: [field.name], source });
  const column = relation.columns.find(({ name }) => name === field.name);
  const validated = column?.notNullValidated;
  return [
    ...(field.nullable || isGenerated(field) ? [] : [{ ...facts('required'), validated }]),
    ...(field.kind === 'text' && field.maxLength !== undefined ? [facts('length')] : []),
    ...(field.kind === 'decimal' && field.precision !== undefined ? [facts('precision')] : []),
    ...(field.kind === 'enum' && field.values !== undefined ? [facts('one of')] : []),
  ];
}

function keyRules(relation: CatalogRelation): readonly RuleFacts[] {
  return relation.keys
    .filter((key) => key.partitionOnly !== true)
    .map((key) => {
      const object = constraintObject(relation, key.name);
      return {
        kind: 'unique',
        fields: key.columns,
        constraint: key.name,
        sql: key.definition,
        nullsNotDistinct: key.nullsNotDistinct,
        description: described(key.comment, object),
        source: fromDatabase(object),
      };
    });
}

function referenceRules(entity: Entity, relation: CatalogRelation): readonly RuleFacts[] {
  const keys = new Map(relation.foreignKeys.map((key) => [key.name, key]));
  return entity.references.map(({ fields, constraint, validated, enforced, source }) => {
    const { comment, partitionOnly } = keys.get(constraint) ?? {};
    const object = constraintObject(relation, constraint, partitionOnly);
    const description = described(comment, object);
    return { kind: 'reference', fields, constraint, validated, enforced, description, source };
  });
}

function tableRule(
  relation: CatalogRelation,
  check: CatalogCheck,
  closed: ReadonlySet<string>,
): RuleFacts {
  const object = constraintObject(relation, check.name);
  if (check.exclusion === true) {
    return { kind: 'exclusion', fields: check.columns, ...checkFacts(check, object) };
  }
  const [column = ''] = check.columns;
  const values = closed.has(column) ? listOfCheck(check, column) : undefined;
  return { ...listed(values), fields: check.columns, ...checkFacts(check, object) };
}

function domainRules(
  relation: CatalogRelation,
  types: CatalogTypes,
  closed: ReadonlySet<string>,
): readonly RuleFacts[] {
  return relation.columns.flatMap((column) =>
    resolveType(column, types).domains.flatMap((domain) =>
      (domain.checks ?? []).map<RuleFacts>((check) => {
        const object = `constraint ${check.name} on domain ${domain.schema}.${domain.name}`;
        const values = closed.has(column.name) ? listOfCheck(check, 'VALUE') : undefined;
        return { ...listed(values), fields: [column.name], ...checkFacts(check, object) };
      }),
    ),
  );
}

/** A check that is a closed list can be put into words; the database evaluates any other. */
function listed(values: readonly string[] | undefined): Pick<Rule, 'kind' | 'values'> {
  return values === undefined ? { kind: 'check' } : { kind: 'one of', values };
}

function checkFacts(check: Check, object: string): Omit<RuleFacts, 'kind' | 'fields'> {
  return {
    constraint: check.name,
    sql: check.definition,
    hash: check.hash,
    validated: check.validated ? undefined : false,
    enforced: check.enforced,
    description: described(check.comment, object),
    source: fromDatabase(object),
  };
}

function described(comment: string | undefined, object: string): Rule['description'] {
  return comment === undefined ? undefined : commentFact(comment, object);
}
