import { typeOf, valueType } from '../value/index.ts';
import { compareExact, readExact, shortened, writeExact } from './exact.ts';
import { numberMessages } from './messages.ts';

const bounds: Readonly<Record<string, readonly [lowest: bigint, highest: bigint]>> = {
  smallint: [-32_768n, 32_767n],
  integer: [-2_147_483_648n, 2_147_483_647n],
  bigint: [-9_223_372_036_854_775_808n, 9_223_372_036_854_775_807n],
  oid: [0n, 4_294_967_295n],
};

export const integer = valueType({
  parse(typed, field) {
    const read = readExact(typed);
    const number = read && shortened(read);
    if (number === undefined || number.scale > 0) {
      return { problem: numberMessages.whole };
    }
    const value = writeExact(number);
    const [lowest, highest] = bounds[typeOf(field)] ?? [];
    if (lowest !== undefined && highest !== undefined) {
      const whole = BigInt(value);
      if (whole < lowest || whole > highest) {
        return { problem: numberMessages.between({ lowest: `${lowest}`, highest: `${highest}` }) };
      }
    }
    return { value };
  },
  read: readExact,
  compare: compareExact,
  write: (number) => writeExact(shortened(number)),
});
