import { fieldOf, findEntity, type Limit, type Specification } from '../model/index.ts';
import { type Draft, listChanges, type Subject, textChangesOf } from './draft.ts';
import { pairsOf } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Point 9: settings, buckets and constants. Lengths of columns are compared with the columns. */
export function limitChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(limitsOf(before), limitsOf(after), keyOf);
  return [
    ...listChanges('limit', pairs, subjectOf, ({ value, source }, name) => ({
      removed: differenceMessages.removedValue({ ...name, value }),
      added: differenceMessages.addedValue({ ...name, value }),
      value,
      weights: { added: source.from === 'declared' ? 'adds' : undefined },
    })),
    ...pairs.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subjectOf(now), old, now)(
        'limit changed',
        ({ value }) => value,
        differenceMessages.changed,
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

const keyOf = ({
  name,
  setting,
  role,
  bucket,
  unit,
  entity,
  field,
  function: called,
  source,
}: Limit) =>
  JSON.stringify([
    source.from,
    setting ?? name,
    role,
    called,
    bucket,
    bucket === undefined ? null : unit,
    entity,
    field,
  ]);

function weightOf(before: Limit, after: Limit): Draft['weight'] {
  if (before.amount === undefined || after.amount === undefined) return undefined;
  return after.amount < before.amount ? 'breaks' : 'adds';
}

function subjectOf({ name, label = name, source, entity, field, role }: Limit): Subject {
  return {
    from: source.from,
    object: source.from === 'database' ? source.object : `limit ${name}`,
    name: differenceMessages.limit({ name: label }),
    about: { entity, ...(field === undefined ? {} : { fields: [field] }), role },
  };
}
