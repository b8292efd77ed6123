import { undecidedMessages } from '../messages.ts';
import { castTo, integer, type Operand, text } from '../operands/index.ts';
import { toLocal, typeNamed, Unknown, unknownOf } from '../values/index.ts';
import { arrayFunction } from './array-functions.ts';
import { dateFunction } from './date-functions.ts';
import { jsonFunction } from './json-functions.ts';
import { numberFunction } from './number-functions.ts';
import { patternFunction } from './pattern-functions.ts';
import { rangeFunction } from './range-functions.ts';
import { textFunction } from './text-functions.ts';

/** Compiles a function; undefined where only the database computes it. */
export function called(name: string, given: readonly Operand[]): Operand | undefined {
  // Function names take texts whose type Postgres leaves out only in forms of the grammar.
  const args = given.map((each) => (each.literal === undefined ? each : castTo(text, each)));
  return (
    patternFunction(name, args) ??
    textFunction(name, args) ??
    clock(name, args) ??
    numberFunction(name, args) ??
    dateFunction(name, args) ??
    jsonFunction(name, args) ??
    arrayFunction(name, args) ??
    rangeFunction(name, args) ??
    nullCount(name, args)
  );
}

const date = typeNamed('date');
const timestamp = typeNamed('timestamp without time zone');
const instant = typeNamed('timestamp with time zone');

function clock(name: string, args: readonly Operand[]): Operand | undefined {
  if (args.length > 0) return undefined;
  switch (name) {
    case 'now':
    case 'CURRENT_TIMESTAMP':
    case 'transaction_timestamp':
    case 'statement_timestamp':
    case 'clock_timestamp':
      return { type: instant, evaluate: ({ now }) => now };
    case 'CURRENT_DATE':
      return { type: date, evaluate: ({ today }) => today };
    case 'LOCALTIMESTAMP':
      return {
        type: timestamp,
        evaluate: ({ now, timeZone }) =>
          toLocal(now, timeZone) ?? new Unknown(undecidedMessages.zone),
      };
    default:
      return undefined;
  }
}

/** `num_nulls(a, b)`, `num_nonnulls(a, b)` */
function nullCount(name: string, args: readonly Operand[]): Operand | undefined {
  if (name !== 'num_nulls' && name !== 'num_nonnulls') return undefined;
  return {
    type: integer,
    evaluate: (scope) => {
      const values = args.map(({ evaluate }) => evaluate(scope));
      const unknown = unknownOf(values);
      if (unknown !== undefined) return unknown;
      const nulls = values.filter((each) => each === null).length;
      return BigInt(name === 'num_nulls' ? nulls : values.length - nulls);
    },
  };
}
