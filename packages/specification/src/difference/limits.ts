import { fieldOf, findEntity, type Limit, type Specification } from '../model/index.ts';
import type { Draft } from './change.ts';
import { draft, type Subject, textChange, wasAndIs } from './draft.ts';
import { pairsOf } from './pairs.ts';

/** Point 9: settings, buckets and constants. Lengths of columns are compared with the columns. */
export function limitChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(limitsOf(before), limitsOf(after), keyOf);
  return [
    ...pairs.removed.map((limit) =>
      draft('limit removed', subjectOf(limit), `was removed; it was ${limit.value}.`, {
        before: limit.value,
      }),
    ),
    ...pairs.added.map((limit) =>
      draft('limit added', subjectOf(limit), `is new: ${limit.value}.`, {
        after: limit.value,
        weight: limit.source.from === 'declared' ? 'adds' : undefined,
      }),
    ),
    ...pairs.both.flatMap(({ before: old, after: now }) =>
      textChange(
        'limit changed',
        subjectOf(now),
        [old.value, now.value],
        wasAndIs,
        weightOf(old, now),
      ),
    ),
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

function weightOf(before: Limit, after: Limit): Draft['weight'] {
  if (before.amount === undefined || after.amount === undefined) return undefined;
  return after.amount < before.amount ? 'breaks' : 'adds';
}

function subjectOf({ name, source, entity, field, role }: Limit): Subject {
  return {
    from: source.from,
    object: source.from === 'database' ? source.object : `limit ${name}`,
    name: `The limit “${name}”`,
    about: { entity, ...(field === undefined ? {} : { fields: [field] }), role },
  };
}
