import { describe, expect, test } from 'vitest';
import { plainAmount, readMoneyForm, writeAmount } from './money.ts';

describe.each([
  ['-$1,234,567.00', '$', '-$1,234.50', '-1234.50', '-1234.50'],
  ['-1.234.567,00 €', '€', '-1.234,50 €', '-1234.50', '-1234,50'],
  ['-1 234 567,00 zł', 'zł', '1 234,50 zł', '1234.50', '1234,50'],
  ['-¥1,234,567', '¥', '-¥1,234', '-1234', '-1234'],
  ['-1234567.000', '', '1234.500', '1234.500', '1234.500'],
])('where -1234567 is printed %s', (printed, symbol, text, plain, written) => {
  test(`${text} is ${plain}`, () => {
    const form = readMoneyForm(printed);
    expect(form?.symbol).toBe(symbol);
    expect(form && plainAmount(text, form)).toBe(plain);
    expect(form && writeAmount(plain, form)).toBe(written);
  });
});

test('a form that is not read exactly is none', () => {
  expect(readMoneyForm('($1,234,567.00)')).toBeUndefined();
  expect(readMoneyForm('-12,34,567.00')).toBeUndefined();
});

test('an amount in another form is none', () => {
  const form = readMoneyForm('-$1,234,567.00');
  expect(form && plainAmount('1.234,50 €', form)).toBeUndefined();
  expect(form && plainAmount('12.5', form)).toBeUndefined();
});
