import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../shapes/index.ts';
import {
  changesOf,
  type FormEntry,
  formFields,
  hasEmptyText,
  initialText,
  problemOf,
  startsWithNull,
} from './form-model.ts';

function field(name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor {
  return {
    name,
    label: name,
    kind: 'text',
    required: false,
    readOnly: false,
    hasDefault: false,
    ...more,
  };
}

function entry(field: FieldDescriptor, more: Partial<FormEntry> = {}): FormEntry {
  return { field, initial: null, text: null, explicitNull: false, ...more };
}

describe('what a form sends', () => {
  test('of an edit is the changed fields, with NULL for cleared ones', () => {
    const entries = [
      entry(field('same'), { initial: '1.10', text: '1.10' }),
      entry(field('other'), { initial: '1.10', text: '1.1' }),
      entry(field('emptied'), { initial: 'a', text: null }),
      entry(field('stillEmpty')),
      entry(field('emptyText'), { initial: '', text: '' }),
    ];
    expect(changesOf(entries, 'change')).toEqual({ other: '1.1', emptied: null });
  });

  test('of a new record is the filled-in fields', () => {
    const entries = [
      entry(field('given'), { initial: '7', text: '7' }),
      entry(field('typed'), { text: 'a' }),
      entry(field('untouched', { hasDefault: true })),
      entry(field('explicit', { hasDefault: true }), { explicitNull: true }),
    ];
    expect(changesOf(entries, 'create')).toEqual({ given: '7', typed: 'a', explicit: null });
  });
});

test('a new record is given NULL where a copy had it in place of the default', () => {
  const state = field('state', { hasDefault: true });
  const starts = (more: object) => startsWithNull(state, { mode: 'create', ...more });
  expect(starts({ initial: { state: null } })).toBe(true);
  expect(starts({ initial: { state: 'open' } })).toBe(false);
  expect(starts({ initial: {} })).toBe(false);
  expect(starts({})).toBe(false);
  expect(starts({ mode: 'change', initial: { state: null } })).toBe(false);
});

test.each<[Partial<FieldDescriptor>, boolean]>([
  [{}, true],
  [{ kind: 'other', type: 'bit varying(3)' }, true],
  [{ kind: 'other', type: 'xml' }, true],
  [{ kind: 'other', type: 'inet' }, false],
  [{ kind: 'integer' }, false],
  [{ options: [] }, false],
])('%o may hold the empty text: %s', (more, expected) => {
  expect(hasEmptyText(field('x', more))).toBe(expected);
});

function problem(entry: FormEntry, mode: 'create' | 'change', validate = () => 'refused') {
  return problemOf(entry, mode, validate, {});
}

describe('what is wrong with a value', () => {
  test('is first of all that it is missing', () => {
    expect(problem(entry(field('title', { required: true })), 'create')).toBe('Fill in title.');
    const state = field('state', { hasDefault: true, nullable: false });
    expect(problem(entry(state, { initial: 'open' }), 'change')).toBe('state must not be empty.');
  });

  test('is nothing if a default or NULL is wanted', () => {
    const state = field('state', { hasDefault: true, nullable: false });
    expect(problemOf(entry(state), 'create', undefined, {})).toBeUndefined();
    expect(problem(entry(field('due'), { explicitNull: true }), 'create')).toBeUndefined();
  });

  test('is of a value that the record has already only where a rule is about others too', () => {
    const old = entry(field('title'), { initial: 'x', text: 'x' });
    expect(problem(old, 'change')).toBe('refused');
    const empty = entry(field('title', { required: true }), { initial: null, text: null });
    expect(problemOf(empty, 'change', undefined, {})).toBeUndefined();
    expect(problemOf(empty, 'create', undefined, {})).toBe('Fill in title.');
  });
});

test('a create form shows what is computed and no other read-only fields, a change form shows all', () => {
  const fields = [
    field('id', { generated: true }),
    field('total', { generated: true, computed: true, readOnly: true }),
    field('title'),
    field('by', { readOnly: true }),
  ];
  expect(formFields(fields, 'create').shown.map(({ name }) => name)).toEqual(['total']);
  expect(formFields(fields, 'create').entered.map(({ name }) => name)).toEqual(['title']);
  expect(formFields(fields, 'change').shown.map(({ name }) => name)).toEqual(['id', 'total', 'by']);
});

test('a field named like a property of every object starts empty', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(initialText(field(name), {})).toBeNull();
    expect(initialText(field(name), Object.fromEntries([[name, 'given']]))).toBe('given');
  }
});
