import { comparing, plainText, typeOf } from '../order.ts';
import type { ValueType } from '../value.ts';
import { compareExact, readExact, shortened, writeExact, type ExactNumber } from './exact.ts';

const bounds: Readonly<Record<string, readonly [least: string, most: string]>> = {
  smallint: ['-32768', '32767'],
  integer: ['-2147483648', '2147483647'],
  bigint: ['-9223372036854775808', '9223372036854775807'],
  oid: ['0', '4294967295'],
};

export const integer: ValueType = {
  parse(typed, field) {
    const read = readExact(typed);
    const number = read && shortened(read);
    if (number === undefined || number.scale > 0) {
      return { problem: 'Enter a whole number in digits, such as 1234.' };
    }
    const [least, most] = bounds[typeOf(field)] ?? [];
    if (least !== undefined && most !== undefined && !isWithin(number, least, most)) {
      return { problem: `The number must be between ${least} and ${most}.` };
    }
    return { value: writeExact(number) };
  },
  compare: comparing(readExact, compareExact),
  write(value) {
    const number = readExact(value);
    return number === undefined ? plainText(value) : writeExact(shortened(number));
  },
};

function isWithin(number: ExactNumber, least: string, most: string): boolean {
  const [low, high] = [readExact(least), readExact(most)];
  return (
    low !== undefined &&
    high !== undefined &&
    compareExact(low, number) <= 0 &&
    compareExact(number, high) <= 0
  );
}
