import { type Entity, fieldOf, referenceOfField } from '@ninefold/specification';
import { isSame } from '../changed-fields.ts';
import type { FieldValue, RecordValues } from '../record.ts';
import { sameValue } from '../same-value.ts';

/** A change to a record, merged with another person's. */
export interface MergedChange {
  /** The values that are still to be written: those that the record doesn't have yet. */
  readonly values: RecordValues;
  /** Names of the fields that both have changed, to different values. They are among `values`. */
  readonly collisions: readonly string[];
  /** Names of the fields that only the other person has changed. */
  readonly theirs: readonly string[];
}

/**
 * Merges a change with what has become of the record meanwhile. The fields of a reference are one: half of
 * a key is nobody's choice. A field that was not read both times can't be compared, and counts as unchanged.
 *
 * @param before The values that the change was made to.
 * @param current The values of the record now.
 * @param changes The person's own values.
 */
export function mergeChange(
  entity: Entity,
  before: RecordValues,
  current: RecordValues,
  changes: RecordValues,
): MergedChange {
  const isEqual = (name: string, a: FieldValue, b: FieldValue) => {
    const field = fieldOf(entity, name);
    return field === undefined ? isSame(a, b) : sameValue(field, a, b);
  };
  const isTheirs = (name: string) => {
    const [was, now] = [valueIn(before, name), valueIn(current, name)];
    return was !== undefined && now !== undefined && !isEqual(name, was, now);
  };
  const isOpen = (name: string) => {
    const [own, now] = [valueIn(changes, name), valueIn(current, name)];
    return own !== undefined && (now === undefined || !isEqual(name, own, now));
  };
  const open = Object.keys(changes).filter((name) => unitOf(entity, name).some(isOpen));
  return {
    values: Object.fromEntries(Object.entries(changes).filter(([name]) => open.includes(name))),
    collisions: open.filter((name) => unitOf(entity, name).some(isTheirs)),
    theirs: Object.keys(current).filter(
      (name) =>
        isTheirs(name) && !unitOf(entity, name).some((each) => Object.hasOwn(changes, each)),
    ),
  };
}

/** Returns the names of the fields that are chosen together. */
function unitOf(entity: Entity, name: string): readonly string[] {
  return referenceOfField(entity, name)?.fields ?? [name];
}

/** A field may be called `constructor`, which every object answers to. */
function valueIn(values: RecordValues, name: string): FieldValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
