import { fieldOf, findEntity } from '../model/queries.ts';
import type { Limit, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';
import { pairsOf } from './pairs.ts';

/** Point 9: settings, buckets and constants. Lengths of columns are compared with the columns. */
export function limitChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(limitsOf(before), limitsOf(after), keyOf);
  return [
    ...pairs.removed.map((limit) => ({
      ...draft('limit removed', limit, `was removed; it was ${limit.value}.`),
      before: limit.value,
    })),
    ...pairs.added.map((limit) => ({
      ...draft('limit added', limit, `is new: ${limit.value}.`),
      ...(limit.source.from === 'declared' ? { weight: 'adds' as const } : {}),
      after: limit.value,
    })),
    ...pairs.both
      .filter((pair) => pair.before.value !== pair.after.value)
      .map((pair) => ({
        ...draft(
          'limit changed',
          pair.after,
          `was ${pair.before.value} and is ${pair.after.value}.`,
        ),
        ...weightOf(pair.before, pair.after),
        before: pair.before.value,
        after: pair.after.value,
      })),
  ];
}

function limitsOf(specification: Specification): readonly Limit[] {
  return specification.limits.filter(({ entity, field }) => {
    const found = findEntity(specification, entity ?? '');
    return found === undefined || fieldOf(found, field ?? '')?.maxLength === undefined;
  });
}

const keyOf = ({ name, setting, role, bucket, entity, field, source }: Limit) =>
  JSON.stringify([
    source.from,
    setting ?? name,
    role,
    bucket,
    bucket === undefined ? null : name,
    entity,
    field,
  ]);

function weightOf(before: Limit, after: Limit): Pick<Draft, 'weight'> {
  if (before.amount === undefined || after.amount === undefined) return {};
  return { weight: after.amount < before.amount ? 'breaks' : 'adds' };
}

function draft(
  kind: ChangeKind,
  { name, source, entity, field, role }: Limit,
  words: string,
): Draft {
  return {
    kind,
    from: source.from,
    object: source.from === 'database' ? source.object : `limit ${name}`,
    statement: `The limit “${name}” ${words}`,
    about: { entity, ...(field === undefined ? {} : { fields: [field] }), role },
  };
}
