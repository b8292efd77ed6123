import { expect, test } from 'vitest';
import type { FilterTerm } from '../../shapes/index.ts';
import {
  changeGroup,
  copyNode,
  type DraftGroup,
  type DraftNode,
  draftOf,
  filtersOf,
  isDraftGroup,
  moveNode,
  readPath,
  replaceNode,
} from './filter-draft.ts';

const is = (field: string): FilterTerm => ({ field, operator: 'eq', values: ['1'] });
const or = (...terms: readonly FilterTerm[]): FilterTerm => ({ operator: 'or', terms });

/** A draft as its fields, with groups in brackets. */
const outline = (node: DraftNode): string =>
  isDraftGroup(node) ? `[${node.nodes.map(outline).join(' ')}]` : node.field;

const idOf = (node: DraftNode, field: string): number | undefined => {
  if (!isDraftGroup(node)) return node.field === field ? node.id : undefined;
  return node.nodes.map((each) => idOf(each, field)).find((id) => id !== undefined);
};

const moved = (draft: DraftGroup, field: string, by: 1 | -1) =>
  outline(moveNode(draft, idOf(draft, field) ?? 0, by));

test.each<[string, readonly FilterTerm[]]>([
  ['nothing', []],
  ['conditions', [is('a'), is('b')]],
  ['one group alone', [or(is('a'), is('b'))]],
  [
    'groups beside conditions',
    [is('a'), or(is('b'), { operator: 'and', terms: [is('c'), is('d')] })],
  ],
  ['a group that does not hold', [{ operator: 'or', negated: true, terms: [is('a')] }]],
  ['conditions on related records', [{ operator: 'and', relation: 'r', terms: [is('a')] }]],
  ['any related record', [{ operator: 'and', relation: 'r', terms: [] }]],
  [
    'no related record beside a condition',
    [is('a'), { operator: 'and', negated: true, relation: 'r', terms: [] }],
  ],
  [
    'paths in JSON',
    [{ field: 'doc', path: ['a.b', 0, '1', 'c\\'], operator: 'contains', values: ['x'] }],
  ],
])('a draft of %s says the same', (_, filters) => {
  expect(filtersOf(draftOf(filters))).toEqual(filters);
});

test('empty groups and groups of one condition say no more than what is in them', () => {
  const draft = draftOf([is('a'), or(is('b'), is('c'))]);
  const id = idOf(draft, 'c') ?? 0;
  expect(filtersOf(replaceNode(draft, id, () => []))).toEqual([is('a'), is('b')]);
  const none = changeGroup(draft, draft.id, (group) => ({ ...group, nodes: [] }));
  expect(filtersOf(none)).toEqual([]);
});

test('conditions of which none is left still say that there is a related record', () => {
  const draft = draftOf([{ operator: 'or', negated: true, relation: 'r', terms: [is('a')] }]);
  expect(filtersOf(replaceNode(draft, idOf(draft, 'a') ?? 0, () => []))).toEqual([
    { operator: 'and', negated: true, relation: 'r', terms: [] },
  ]);
});

test('a condition moves past others, into a group and out of it', () => {
  const draft = draftOf([is('a'), or(is('b'), is('c')), is('d')]);
  expect(moved(draft, 'a', -1)).toBe('[a [b c] d]');
  expect(moved(draft, 'a', 1)).toBe('[[a b c] d]');
  expect(moved(draft, 'd', -1)).toBe('[a [b c d]]');
  expect(moved(draft, 'b', 1)).toBe('[a [c b] d]');
  expect(moved(draft, 'b', -1)).toBe('[a b [c] d]');
  expect(moved(draft, 'c', 1)).toBe('[a [b] c d]');
});

test('conditions on related records stay among them', () => {
  const draft = draftOf([is('a'), { operator: 'and', relation: 'r', terms: [is('b')] }]);
  expect(moved(draft, 'a', 1)).toBe('[[b] a]');
  expect(moved(draft, 'b', -1)).toBe('[a [b]]');
});

test('a copy is another node', () => {
  const draft = draftOf([is('a')]);
  const copy = copyNode(draft);
  expect(copy.id).not.toBe(draft.id);
  expect(outline(copy)).toBe('[a]');
});

test('a path is read as names and places in lists', () => {
  expect(readPath(' address.city ')).toEqual(['address', 'city']);
  expect(readPath('lines.0.text')).toEqual(['lines', 0, 'text']);
  expect(readPath('')).toEqual([]);
});
