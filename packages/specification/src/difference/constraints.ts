import { entityId, type Rule, type Specification } from '../model/index.ts';
import {
  commentChanges,
  type Draft,
  draft,
  listChanges,
  nameOf,
  type Subject,
  type SubjectName,
  when,
} from './draft.ts';
import { findRenamed, pairsOf, same } from './pairs.ts';
import { differenceMessages } from './messages.ts';

const constraintsOf = ({ rules }: Specification) =>
  rules.filter(({ kind, constraint }) => constraint !== undefined && kind !== 'reference');

/**
 * Point 5: CHECK, UNIQUE and exclusion constraints of columns, tables and domains, and declared
 * rules. Foreign keys, NOT NULL, lengths and precisions are compared with the entities.
 */
export function constraintChanges(before: Specification, after: Specification): readonly Draft[] {
  const stays = columnsThatStay(before, after);
  const known = new Set(before.entities.map(entityId));
  const pairs = pairsOf(constraintsOf(before), constraintsOf(after), keyOf);
  const { renamed, ...others } = findRenamed(pairs, (old, now) =>
    Number(same(definitionOf(old), definitionOf(now))),
  );
  const removed = others.removed.filter((rule) =>
    rule.fields.every((field) => stays(rule.entity, field)),
  );
  // The constraints of a new entity come with it.
  const added = others.added.filter(({ entity }) => known.has(entity));
  return [
    ...renamed.map((pair) => {
      const [old = '', now = ''] = [pair.before.constraint, pair.after.constraint];
      const subject = subjectOf(pair.before);
      const statement = differenceMessages.renamed({ ...nameOf(subject), name: now });
      return draft('constraint renamed', subject, statement, { before: old, after: now });
    }),
    ...listChanges('constraint', { removed, added }, subjectOf, (rule, name) => ({
      added: differenceMessages.addedValue({ ...name, value: textOf(rule) }),
      value: textOf(rule),
    })),
    ...pairs.both.flatMap((pair) => oneConstraint(pair.before, pair.after)),
    ...declaredRules(before, after),
  ];
}

const keyOf = ({ entity, constraint, fields, source }: Rule) =>
  // A domain's constraint is listed once for each column of that domain.
  source.from === 'database' && source.object.includes(' on domain ')
    ? JSON.stringify([entity, constraint, fields])
    : JSON.stringify([entity, constraint]);

function oneConstraint(before: Rule, after: Rule): readonly Draft[] {
  const values = { before: textOf(before), after: textOf(after) };
  const subject = subjectOf(after);
  const name = nameOf(subject);
  return [
    ...when(
      !same(definitionOf(before), definitionOf(after)),
      draft(
        'constraint changed',
        subject,
        values.before === values.after
          ? differenceMessages.constraintChanged(name)
          : differenceMessages.changed({ ...name, ...values }),
        values,
      ),
    ),
    ...when(
      before.validated !== after.validated || before.enforced !== after.enforced,
      draft('constraint validation changed', subject, validationStatement(after, name)),
    ),
    ...commentChanges(before, after, subjectOf(before)),
  ];
}

function validationStatement({ validated, enforced }: Rule, name: SubjectName): string {
  if (enforced === false) return differenceMessages.notEnforced(name);
  return validated === false
    ? differenceMessages.notValidated(name)
    : differenceMessages.validated(name);
}

function definitionOf({ entity, kind, fields, sql, values, nullsNotDistinct }: Rule) {
  return { entity, kind, fields, sql, values, nullsNotDistinct };
}

function textOf({ kind, fields, sql }: Rule): string {
  return sql ?? `${kind} (${fields.join(', ')})`;
}

function subjectOf({ source, constraint = '', entity, fields }: Rule): Subject {
  return {
    object: source.from === 'database' ? source.object : `constraint ${constraint} on ${entity}`,
    name: differenceMessages.objectOn({ kind: 'constraint', name: constraint, relation: entity }),
    about: { entity, fields },
  };
}

function columnsThatStay(before: Specification, after: Specification) {
  const { both } = pairsOf(before.entities, after.entities, entityId);
  const columns = new Set(
    both.flatMap((pair) => pair.after.fields.map(({ name }) => `${entityId(pair.before)} ${name}`)),
  );
  const entities = new Set(both.map((pair) => entityId(pair.before)));
  return (entity: string, field: string) =>
    entities.has(entity) && columns.has(`${entity} ${field}`);
}

const declaredSubject = ({ entity, fields, statement }: Rule): Subject => ({
  from: 'declared',
  object: `rule of ${entity}`,
  name: differenceMessages.declaredRule({ rule: statement }),
  about: { entity, fields },
});

function declaredRules(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(
    before.rules.filter(({ kind }) => kind === 'declared'),
    after.rules.filter(({ kind }) => kind === 'declared'),
    ({ entity, statement }) => JSON.stringify([entity, statement]),
  );
  return listChanges('declared rule', pairs, declaredSubject);
}
