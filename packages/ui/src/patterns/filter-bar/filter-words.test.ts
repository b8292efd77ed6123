import { expect, test } from 'vitest';
import {
  customer,
  due,
  estimate,
  opened,
  status,
  tags,
  title,
  warranty,
} from '../../../testing/workshop-sample/fields.ts';
import { asSentence, filterWords, termSentence, type ValueWording } from './filter-words.ts';
import type { FieldDescriptor, FilterOperator } from '../../shapes/index.ts';

const wording: ValueWording = {
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  recordLabel: (_field, id) => (id === '7' ? 'Kranich Metal' : undefined),
};

const said = (field: FieldDescriptor, operator: FilterOperator, ...values: readonly string[]) =>
  asSentence(filterWords({ field: field.name, operator, values }, field, wording));

test.each([
  [said(status, 'in', 'open', 'in_progress'), 'Status is any of Open or In progress'],
  [
    said(estimate, 'gte', '12345678901234567890.10'),
    'Estimate is at least 12,345,678,901,234,567,890.10',
  ],
  [said(opened, 'gte', '2026-11-02'), 'Opened is on or after 2 Nov 2026'],
  [said(due, 'lt', '2026-11-27T11:00:00+00:00'), 'Due is before 27 Nov 2026, 12:00'],
  [said(due, 'lt', 'now'), 'Due is before now'],
  [said(due, 'lt', 'in_7_days'), 'Due is before 7 days from today'],
  [said(due, 'gte', '1_days_ago'), 'Due is on or after 1 day ago'],
  [said(title, 'lt', 'now'), 'Title is less than now'],
  [said(warranty, 'eq', 'false'), 'Under warranty is No'],
  [said(customer, 'eq', '7'), 'Customer is Kranich Metal'],
  [said(due, 'during', 'last_7_days'), 'Due is in the last 7 days'],
  [said(due, 'during', 'this_month'), 'Due is in this month'],
  [said(estimate, 'between', '1', '2.50'), 'Estimate is between 1 and 2.50'],
  [said(status, 'notIn', 'open', 'planned'), 'Status is none of Open or Planned'],
  [said(tags, 'hasAll', 'a', 'b'), 'Tags contains all of a and b'],
  [said(estimate, 'neq', '1'), 'Estimate is not empty and not 1'],
  [said(estimate, 'isNot', '1'), 'Estimate is not 1'],
  [said(due, 'empty'), 'Due is empty'],
  [said(title, 'eq', ''), 'Title is empty text'],
  [said({ ...estimate, kind: 'integer' }, 'eq', '2012'), 'Estimate is 2,012'],
  [said({ ...estimate, kind: 'integer', format: 'year' }, 'eq', '2012'), 'Estimate is 2012'],
])('%s', (words, expected) => {
  expect(words).toBe(expected);
});

test('a value of another kind, or a part of a text, is unchanged', () => {
  expect(said(due, 'lt', 'infinity')).toBe('Due is before infinity');
  expect(said(estimate, 'gte', 'NaN')).toBe('Estimate is at least NaN');
  expect(said(title, 'contains', '2026-11-02')).toBe('Title contains 2026-11-02');
});

test('one of several fields that refer to a record together names no record alone', () => {
  const part = {
    ...customer,
    reference: {
      constraint: 'order_fkey',
      entityLabel: 'Order',
      fields: ['tenant', 'customer_id'],
    },
  };
  expect(said(part, 'eq', '7')).toBe('Customer is 7');
});

test('a group is said in one sentence, and so are those within it', () => {
  const fields = [status, due, title];
  const open = { field: 'status', operator: 'in', values: ['open'] } as const;
  const late = { field: 'due_at', operator: 'lt', values: ['today'] } as const;
  const named = { field: 'title', operator: 'eq', values: ['x'] } as const;
  const relation = { name: 'customer_id', label: 'Customer', fields: [title] };
  const place = { fields, relations: () => [relation], wording };
  expect(termSentence({ operator: 'or', terms: [open, late] }, place)).toBe(
    'Status is any of Open or Due is before today',
  );
  expect(
    termSentence(
      { operator: 'or', terms: [open, { operator: 'and', terms: [late, named] }] },
      place,
    ),
  ).toBe('Status is any of Open or (Due is before today and Title is x)');
  expect(termSentence({ operator: 'and', negated: true, terms: [open] }, place)).toBe(
    'not (Status is any of Open)',
  );
  expect(termSentence({ operator: 'and', relation: 'customer_id', terms: [named] }, place)).toBe(
    'Customer: Title is x',
  );
  const any = { operator: 'and', relation: 'customer_id', terms: [] } as const;
  expect(termSentence(any, place)).toBe('Customer: any');
  expect(termSentence({ ...any, negated: true }, place)).toBe('Customer: none');
});
