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

/** Expects what a value is shown as, once the display of its kind has loaded. */
async function expectShown(
  described: FieldDescriptor,
  value: FieldValue,
  text: string,
): Promise<void> {
  const { container } = await render(
    <ValueFormatProvider locale="en-GB">
      <FieldDisplay field={described} value={value} place="cell" />
    </ValueFormatProvider>,
  );
  await expect.poll(() => container.textContent).toBe(text);
}

test('a year is not grouped, alone, in a list or in a range, and no other number changes', async () => {
  const year = { format: 'year' } as const;
  await expectShown(field('integer', year), '2012', '2012');
  await expectShown(
    field('decimal', { ...year, precision: { digits: 4, scale: 0 } }),
    '2012',
    '2012',
  );
  await expectShown(field('array', { ...year, elementKind: 'integer' }), ['2012'], '2012');
  await expectShown(field('range', { ...year, type: 'int4range' }), '[2012,2013)', '2012');
  await expectShown(field('integer'), '2012', '2,012');
});

test('a year is aligned as a name, not as an amount', () => {
  expect(isAmount(field('integer', { format: 'year' }))).toBe(false);
  expect(isAmount(field('integer'))).toBe(true);
});
