import { entityId } from '../model/paths.ts';
import type { Entity, Field } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { becomes, valuesOf } from './fact-changes.ts';
import { fieldObject } from './names.ts';
import { same } from './pairs.ts';

/**
 * The type of a column that is in both. A length or precision that grew is one
 * change, not one of the type besides; the values of an enum are compared by type.
 */
export function typeChanges(entity: Entity, before: Field, after: Field): readonly Draft[] {
  const object = fieldObject(entity, before);
  const about = { entity: entityId(entity), fields: [before.name] };
  const changed = (
    kind: Draft['kind'],
    what: string,
    [old, now]: readonly [string | undefined, string | undefined],
    weight?: Draft['weight'],
  ): Draft => ({
    kind,
    object,
    statement: `The ${what} of ${object} ${becomes(old, now)}`,
    ...(weight === undefined ? {} : { weight }),
    ...valuesOf(old, now),
    about,
  });
  if (bare(before.type) !== bare(after.type) || before.kind !== after.kind) {
    const weight = widens(bare(before.type), bare(after.type)) ? 'adds' : 'breaks';
    return [changed('type changed', 'type', [before.type, after.type], weight)];
  }
  const drafts = [
    ...(before.maxLength === after.maxLength
      ? []
      : [
          changed(
            'length changed',
            'greatest length',
            [before.maxLength?.toString(), after.maxLength?.toString()],
            (after.maxLength ?? Infinity) < (before.maxLength ?? Infinity) ? 'breaks' : 'adds',
          ),
        ]),
    ...(same(before.precision, after.precision)
      ? []
      : [
          changed(
            'precision changed',
            'precision',
            [digits(before), digits(after)],
            holdsAll(before.precision, after.precision) ? 'adds' : 'breaks',
          ),
        ]),
    ...(before.collation === after.collation
      ? []
      : [changed('collation changed', 'collation', [before.collation, after.collation])]),
    ...(same(before.attributes, after.attributes)
      ? []
      : [changed('attributes changed', 'parts', [attributes(before), attributes(after)])]),
  ];
  if (drafts.length > 0 || before.type === after.type) return drafts;
  return [changed('type changed', 'type', [before.type, after.type])];
}

/** Without what stands in brackets: `character varying(80)` is `character varying`. */
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

function attributes(field: Field): string | undefined {
  return field.attributes?.map(({ name, type }) => `${name} ${type}`).join(', ');
}
