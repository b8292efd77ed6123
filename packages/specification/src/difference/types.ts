import type { Field } from '../model/index.ts';
import type { ChangeKind } from './change.ts';
import { becomes, type Draft, draft, type Subject, textChangesOf, when } from './draft.ts';
import { same } from './pairs.ts';

const typeOf = ({ type }: Field) => type;

/**
 * Compares the types of a column that is in both. A greater length or precision is no change of the
 * type as well. The values of an enum are compared by type.
 */
export function typeChanges(subject: Subject, before: Field, after: Field): readonly Draft[] {
  const textChanges = textChangesOf(subject, before, after);
  const changes = (
    kind: ChangeKind,
    what: string,
    textOf: (field: Field) => string | undefined,
    weight?: Draft['weight'],
  ) => textChanges(kind, textOf, becomes, { name: `The ${what} of ${subject.object}`, weight });
  if (bare(before.type) !== bare(after.type) || before.kind !== after.kind) {
    const weight = widens(bare(before.type), bare(after.type)) ? 'adds' : 'breaks';
    return changes('type changed', 'type', typeOf, weight);
  }
  const drafts = [
    ...changes(
      'length changed',
      'greatest length',
      ({ maxLength }) => maxLength?.toString(),
      (after.maxLength ?? Infinity) < (before.maxLength ?? Infinity) ? 'breaks' : 'adds',
    ),
    ...changes(
      'precision changed',
      'precision',
      digits,
      holdsAll(before.precision, after.precision) ? 'adds' : 'breaks',
    ),
    ...changes('collation changed', 'collation', ({ collation }) => collation),
    // The values of a part may change too, which its text leaves out.
    ...when(!same(before.attributes, after.attributes), attributesDraft(subject, before, after)),
  ];
  return drafts.length > 0 ? drafts : changes('type changed', 'type', typeOf);
}

/** Leaves out what is in brackets: `character varying(80)` is `character varying`. */
function bare(type: string): string {
  return type.replaceAll(/\([^)]*\)/g, '');
}

/** Types that hold every value of the type before them. */
const growing: readonly (readonly string[])[] = [
  ['smallint', 'integer', 'bigint', 'numeric'],
  ['real', 'double precision'],
  ['character varying', 'text'],
];

function widens(before: string, after: string): boolean {
  return growing.some((types) => {
    const place = types.indexOf(before);
    return place >= 0 && types.indexOf(after) > place;
  });
}

function holdsAll(before: Field['precision'], after: Field['precision']): boolean {
  if (after === undefined) return true;
  if (before === undefined) return false;
  return after.scale >= before.scale && after.digits - after.scale >= before.digits - before.scale;
}

function digits({ precision }: Field): string | undefined {
  return precision === undefined ? undefined : `${precision.digits},${precision.scale}`;
}

function attributesDraft(subject: Subject, ...fields: readonly [Field, Field]): Draft {
  const [before, after] = fields.map(({ attributes }) =>
    attributes?.map(({ name, type }) => `${name} ${type}`).join(', '),
  );
  const name = `The parts of ${subject.object}`;
  const words = becomes(before, after);
  return draft('attributes changed', { ...subject, name }, words, { before, after });
}
