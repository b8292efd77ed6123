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

/** Returns what reads the text that a value is shown as: the display of its kind may still be loading. */
async function shown(described: FieldDescriptor, value: FieldValue): Promise<() => string> {
  const { container } = await render(
    <ValueFormatProvider locale="en-GB">
      <FieldDisplay field={described} value={value} place="cell" />
    </ValueFormatProvider>,
  );
  return () => container.textContent;
}

test('a year is not grouped, alone, in a list or in a range, and no other number changes', async () => {
  const year = { format: 'year' } as const;
  await expect.poll(await shown(field('integer', year), '2012')).toBe('2012');
  const decimal = { ...year, precision: { digits: 4, scale: 0 } };
  await expect.poll(await shown(field('decimal', decimal), '2012')).toBe('2012');
  const array = field('array', { ...year, elementKind: 'integer' });
  await expect.poll(await shown(array, ['2012'])).toBe('2012');
  await expect
    .poll(await shown(field('range', { ...year, type: 'int4range' }), '[2012,2013)'))
    .toBe('2012');
  await expect.poll(await shown(field('integer'), '2012')).toBe('2,012');
});

test('a year is aligned as a name, not as an amount', () => {
  expect(isAmount(field('integer', { format: 'year' }))).toBe(false);
  expect(isAmount(field('integer'))).toBe(true);
});
