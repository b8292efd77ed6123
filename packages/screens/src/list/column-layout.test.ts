import { expect, test } from 'vitest';
import { readLayout } from './column-layout.ts';

const none = { widths: {}, pinned: [] };

test('a stored layout is read back', () => {
  const layout = { widths: { title: 240, 'a "name", with,': 80 }, pinned: ['status'] };
  expect(readLayout(JSON.stringify(layout))).toEqual(layout);
});

test('what is no layout counts as none', () => {
  for (const text of [null, '', 'null', '[]', '7', '{"widths":3,"pinned":"a"}']) {
    expect(readLayout(text)).toEqual(none);
  }
  expect(readLayout('{"widths":{"a":"wide","b":-1,"c":90},"pinned":["a",3]}')).toEqual({
    widths: { c: 90 },
    pinned: ['a'],
  });
});
