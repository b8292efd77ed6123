import { expect, it } from 'vitest';
import { keptFields } from './kept-fields.ts';

const row = { id: '1', title: 'Pump', values: { title: 'Pump' }, links: {} };

it('offers what was typed, and the record that it was typed over', () => {
  expect(keptFields({ changes: { title: 'Crane', notes: null }, row })).toMatchObject([
    { name: 'title', isOpen: false, opened: row, texts: { title: 'Crane' } },
    { name: 'notes', isOpen: false, opened: row, texts: { notes: null } },
  ]);
  // Rows of a form alone have no values of the record.
  expect(keptFields({ changes: {}, rows: { visit: [] } })).toEqual([]);
  expect(keptFields(undefined)).toEqual([]);
});
