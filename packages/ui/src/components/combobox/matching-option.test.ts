import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchingOption, type ComboboxOption } from './option.ts';

const options = (...labels: readonly string[]): readonly ComboboxOption[] =>
  labels.map((label, index) => ({ value: String(index), label }));

test('the only option with the typed label matches, in any case and with spaces around it', () => {
  const found = options('Nordlicht', 'Nordlicht Bakery');
  expect(matchingOption(found, ' nordlicht ', 'exact')?.label).toBe('Nordlicht');
  expect(matchingOption(found, 'nord', 'exact')).toBeUndefined();
  expect(matchingOption(found, 'nord', 'single')).toBeUndefined();
});

test('a single option is chosen only if allowed', () => {
  const found = options('Nordlicht Bakery');
  expect(matchingOption(found, 'nord', 'single')?.label).toBe('Nordlicht Bakery');
  expect(matchingOption(found, 'nord', 'exact')).toBeUndefined();
});

test('a disabled option is never chosen by its text', () => {
  const found = options('Nordlicht').map((option) => ({ ...option, disabled: true }));
  expect(matchingOption(found, 'nordlicht', 'exact')).toBeUndefined();
  expect(matchingOption(found, 'nord', 'single')).toBeUndefined();
});

test('two options with the same label are never distinguished by their text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (label, others) => {
      const found = options(label, ...others, label);
      expect(matchingOption(found, label, 'exact')).toBeUndefined();
      expect(matchingOption(found, label, 'single')).toBeUndefined();
    }),
  );
});
