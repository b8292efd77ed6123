import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addNumbers } from './add.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 20 }))
  .map(([digits, scale]) => ({ digits, scale }));

function written({ digits, scale }: { digits: bigint; scale: number }): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const fraction = scale === 0 ? '' : `.${text.slice(text.length - scale)}`;
  return `${digits < 0n ? '-' : ''}${whole}${fraction}`;
}

test('decimals of any size are added exactly, and keep the longest fraction', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      const scale = Math.max(a.scale, b.scale);
      const digits =
        a.digits * 10n ** BigInt(scale - a.scale) + b.digits * 10n ** BigInt(scale - b.scale);
      expect(addNumbers(written(a), written(b))).toBe(written({ digits, scale }));
    }),
  );
});

test('NULL adds nothing, and a text that isn’t a number leaves no sum', () => {
  expect(addNumbers(null, null)).toBeNull();
  expect(addNumbers('1.50', null)).toBe('1.50');
  expect(addNumbers(null, '-2')).toBe('-2');
  expect(addNumbers('1', 'NaN')).toBe('NaN');
  expect(addNumbers('Infinity', '5')).toBe('Infinity');
  expect(addNumbers('Infinity', '-Infinity')).toBe('NaN');
  expect(addNumbers('1e3', '0.5')).toBe('1000.5');
});
