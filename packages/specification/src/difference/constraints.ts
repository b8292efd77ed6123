import { entityId } from '../model/paths.ts';
import type { Rule, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { factChange } from './fact-changes.ts';
import type { ChangeKind } from './kinds.ts';
import { capital } from './names.ts';
import { pairsOf, same } from './pairs.ts';
import { findRenamed } from './renames.ts';

const constraintsOf = ({ rules }: Specification) =>
  rules.filter(({ kind, constraint }) => constraint !== undefined && kind !== 'reference');

/**
 * Point 5: CHECK, UNIQUE and exclusion constraints, of columns, tables and
 * domains, and what the team declares. What a column says by itself (NOT NULL,
 * length, precision) and foreign keys are compared with the entities.
 */
export function constraintChanges(before: Specification, after: Specification): readonly Draft[] {
  const stays = columnsThatStay(before, after);
  const pairs = pairsOf(constraintsOf(before), constraintsOf(after), keyOf);
  const { renamed, removed, added } = findRenamed(pairs, (old, now) =>
    Number(same(definitionOf(old), definitionOf(now))),
  );
  return [
    ...renamed.map((pair): Draft => ({
      ...draft('constraint renamed', pair.before, `is now called ${pair.after.constraint ?? ''}.`),
      before: pair.before.constraint ?? '',
      after: pair.after.constraint ?? '',
    })),
    ...removed
      .filter((rule) => rule.fields.every((field) => stays(rule.entity, field)))
      .map((rule) => ({
        ...draft('constraint removed', rule, 'was removed.'),
        before: textOf(rule),
      })),
    ...added.filter(inBoth(before)).map((rule) => ({
      ...draft('constraint added', rule, `is new: ${textOf(rule)}.`),
      after: textOf(rule),
    })),
    ...pairs.both.flatMap((pair) => oneConstraint(pair.before, pair.after)),
    ...declaredRules(before, after),
  ];
}

const keyOf = ({ entity, constraint, fields, source }: Rule) =>
  // A domain's constraint stands once for each column that has the domain.
  source.from === 'database' && source.object.includes(' on domain ')
    ? JSON.stringify([entity, constraint, fields])
    : JSON.stringify([entity, constraint]);

function oneConstraint(before: Rule, after: Rule): readonly Draft[] {
  const [old, now] = [textOf(before), textOf(after)];
  const changed = !same(definitionOf(before), definitionOf(after));
  const object = objectOf(before);
  return [
    ...(changed
      ? [
          {
            ...draft(
              'constraint changed',
              after,
              old === now ? 'has changed.' : `was ${old} and is ${now}.`,
            ),
            before: old,
            after: now,
          },
        ]
      : []),
    ...(before.validated === after.validated && before.enforced === after.enforced
      ? []
      : [draft('constraint validation changed', after, validationWords(after))]),
    ...factChange(before.description, after.description, {
      kind: 'comment changed',
      object,
      name: `The comment on ${object}`,
      about: { entity: before.entity, fields: before.fields },
    }),
  ];
}

function validationWords({ validated, enforced }: Rule): string {
  if (enforced === false) return 'is no longer enforced.';
  return validated === false
    ? 'is not validated: existing rows may violate it.'
    : 'now applies to every row.';
}

function definitionOf({ entity, kind, fields, sql, values, nullsNotDistinct }: Rule) {
  return { entity, kind, fields, sql, values, nullsNotDistinct };
}

function textOf({ kind, fields, sql }: Rule): string {
  return sql ?? `${kind} (${fields.join(', ')})`;
}

function objectOf({ source, constraint, entity }: Rule): string {
  return source.from === 'database' ? source.object : `constraint ${constraint ?? ''} on ${entity}`;
}

function draft(kind: ChangeKind, rule: Rule, words: string): Draft {
  const object = objectOf(rule);
  return {
    kind,
    object,
    statement: `${capital(object)} ${words}`,
    about: { entity: rule.entity, fields: rule.fields },
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

/** What comes with a new entity is told with it. */
function inBoth(before: Specification) {
  const entities = new Set(before.entities.map(entityId));
  return ({ entity }: Rule) => entities.has(entity);
}

const declaredRulesOf = ({ rules }: Specification) =>
  rules.filter(({ kind }) => kind === 'declared');

const declaredDraft = (kind: ChangeKind, rule: Rule, words: string): Draft => ({
  kind,
  from: 'declared',
  object: `rule of ${rule.entity}`,
  statement: `The declared rule “${rule.statement}” ${words}`,
  about: { entity: rule.entity, fields: rule.fields },
});

function declaredRules(before: Specification, after: Specification): readonly Draft[] {
  const { removed, added } = pairsOf(
    declaredRulesOf(before),
    declaredRulesOf(after),
    ({ entity, statement }) => JSON.stringify([entity, statement]),
  );
  return [
    ...removed.map((rule) => declaredDraft('declared rule removed', rule, 'was removed.')),
    ...added.map((rule) => declaredDraft('declared rule added', rule, 'is new.')),
  ];
}
