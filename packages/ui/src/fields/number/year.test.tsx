import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { FieldDescriptor, FieldKind, FieldValue } from '../../shapes/index.ts';
import { isAmount } from '../alignment.ts';
import { FieldDisplay } from '../field-display.tsx';
import { ValueFormatProvider } from '../value-format.tsx';

function field(kind: FieldKind, more: Partial<FieldDescriptor> = {}): FieldDescriptor {
  return {
    name: 'released',
    label: 'Released',
    kind,
    required: false,
    readOnly: false,
    hasDefault: false,
    ...more,
  };
}

async function shown(described: FieldDescriptor, value: FieldValue): Promise<string> {
  const { container } = await render(
    <ValueFormatProvider locale="en-GB">
      <FieldDisplay field={described} value={value} place="cell" />
    </ValueFormatProvider>,
  );
  return container.textContent;
}

test('a year is not grouped, alone, in a list or in a range, and no other number changes', async () => {
  const year = { format: 'year' } as const;
  expect(await shown(field('integer', year), '2012')).toBe('2012');
  expect(
    await shown(field('decimal', { ...year, precision: { digits: 4, scale: 0 } }), '2012'),
  ).toBe('2012');
  expect(await shown(field('array', { ...year, elementKind: 'integer' }), ['2012'])).toBe('2012');
  expect(await shown(field('range', { ...year, type: 'int4range' }), '[2012,2013)')).toBe('2012');
  expect(await shown(field('integer'), '2012')).toBe('2,012');
});

test('a year is aligned as a name, not as an amount', () => {
  expect(isAmount(field('integer', { format: 'year' }))).toBe(false);
  expect(isAmount(field('integer'))).toBe(true);
});
