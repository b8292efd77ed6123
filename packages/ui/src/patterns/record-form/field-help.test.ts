import { expect, test } from 'vitest';
import { helpBeyond } from './field-help.ts';

const dueDay = { label: 'Due day', name: 'due_on', type: 'date' };

test.each(['The due day.', 'Due day', 'Enter the due date', 'DUE ON'])(
  '“%s” repeats the label, the name or the type',
  (help) => {
    expect(helpBeyond(help, dueDay)).toBeUndefined();
  },
);

test.each(['The day it must be paid by.', 'Due day, with the year', '2 days after the visit'])(
  '“%s” says more',
  (help) => {
    expect(helpBeyond(help, dueDay)).toBe(help);
  },
);

test('letters of every script count', () => {
  const date = { label: 'Fälligkeit', name: 'due', type: 'date' };
  expect(helpBeyond('Fälligkeit.', date)).toBeUndefined();
  expect(helpBeyond('Tag der Fälligkeit', date)).toBe('Tag der Fälligkeit');
  expect(helpBeyond('日付', { ...date, label: '日付' })).toBeUndefined();
});
