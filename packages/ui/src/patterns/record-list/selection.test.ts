import { describe, expect, test } from 'vitest';
import type { RecordSelection } from '../../shapes/index.ts';
import { isNothing, isSelected, withRange, withSelected } from './selection.ts';

const some = (...ids: readonly string[]): RecordSelection => ({ kind: 'some', ids: new Set(ids) });
const allBut = (...ids: readonly string[]): RecordSelection => ({
  kind: 'all matching',
  except: new Set(ids),
});

describe('selecting records of a page', () => {
  test('keeps those of other pages', () => {
    expect(withSelected(some('a'), ['b', 'c'], true)).toEqual(some('a', 'b', 'c'));
    expect(withSelected(some('a', 'b'), ['b', 'c'], false)).toEqual(some('a'));
  });

  test('deselects from all that match, and selects again', () => {
    const taken = withSelected(allBut('a'), ['b'], false);
    expect(taken).toEqual(allBut('a', 'b'));
    expect(isSelected(taken, 'b')).toBe(false);
    expect(isSelected(taken, 'never shown')).toBe(true);
    expect(withSelected(taken, ['a', 'b'], true)).toEqual(allBut());
  });
});

describe('selecting a range', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('reaches from the nearest selected record, in either direction', () => {
    expect(withRange(some('a'), rows, 'd')).toEqual(some('a', 'b', 'c', 'd'));
    expect(withRange(some('f'), rows, 'd')).toEqual(some('f', 'd', 'e'));
    expect(withRange(some('a', 'f'), rows, 'd')).toEqual(some('a', 'f', 'd', 'e'));
  });

  test('is the record alone where no other around it is selected', () => {
    expect(withRange(some(), rows, 'd')).toEqual(some('d'));
    expect(withRange(some('on another page'), rows, 'd')).toEqual(some('on another page', 'd'));
    expect(withRange(allBut('c', 'd'), rows, 'd')).toEqual(allBut('c'));
  });
});

test('nothing is selected only if no record is', () => {
  expect(isNothing(some())).toBe(true);
  expect(isNothing(some('a'))).toBe(false);
  expect(isNothing(allBut('a'))).toBe(false);
});
