import { undecidedMessages } from '../messages.ts';
import { applied, familiesOf, numeric, type Operand, partial } from '../operands/index.ts';
import {
  calculate,
  compareNumeric,
  cut,
  type Datum,
  fittedInteger,
  fixed,
  type Known,
  type Numeric,
  rounded,
  type SqlType,
  toNumeric,
  typeNamed,
  Unknown,
} from '../values/index.ts';

/** Digits after the point, or before it. */
const mostScale = 1000;

/** Compiles a function of numbers; undefined for any other. */
export function numberFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first] = args;
  if (first === undefined) return undefined;
  const families = familiesOf(args);
  const { type } = first;
  const isCut = ['round', 'trunc', 'floor', 'ceil', 'ceiling'].includes(name);
  if (isCut && (families === 'numeric' || (families === 'numeric integer' && /^[rt]/.test(name)))) {
    return applied(numeric, args, ([value, given = 0n]) => {
      const scale = Number(given);
      // Beyond that, versions of Postgres differ.
      if (Math.abs(scale) > mostScale) return new Unknown(undecidedMessages.failure);
      return name === 'round'
        ? rounded(value as Numeric, scale)
        : cut(value as Numeric, scale, name === 'ceiling' ? 'ceil' : (name as 'ceil'));
    });
  }
  if (isCut && families === 'float' && name !== 'round') {
    const compute = name === 'ceiling' ? Math.ceil : Math[name as 'trunc' | 'floor' | 'ceil'];
    return applied(typeNamed('double precision'), args, ([value]) => compute(value as number));
  }
  if (name === 'abs' && ['integer', 'numeric', 'float'].includes(families)) {
    return partial(type, args, ([value]) => absolute(value as Known, type));
  }
  if (name === 'sign' && families === 'numeric') {
    return applied(type, args, ([value]) => {
      const number = value as Numeric;
      return Number.isNaN(number) ? number : fixed(BigInt(compareNumeric(number, fixed(0n))));
    });
  }
  if (name === 'mod' && families === 'numeric numeric') {
    return partial(type, args, ([a, b]) => calculate('%', a as Numeric, b as Numeric));
  }
  if (name === 'mod' && families === 'integer integer') {
    return partial(type, args, ([a, b]) => (b === 0n ? undefined : (a as bigint) % (b as bigint)));
  }
  if (name === 'div' && families === 'numeric numeric') {
    return partial(type, args, ([a, b]) => {
      const [x, y] = [toNumeric(a as Known), toNumeric(b as Known)];
      if (typeof x === 'number' || typeof y === 'number' || y.units === 0n) return undefined;
      const scale = Math.max(x.scale, y.scale);
      const [top, bottom] = [rounded(x, scale), rounded(y, scale)];
      return typeof top === 'object' && typeof bottom === 'object'
        ? fixed(top.units / bottom.units)
        : undefined;
    });
  }
  return undefined;
}

function absolute(value: Known, type: SqlType): Datum | undefined {
  if (typeof value === 'bigint') return fittedInteger(value < 0n ? -value : value, type);
  if (typeof value === 'number') return Math.abs(value);
  const { units, scale } = value as { units: bigint; scale: number };
  return fixed(units < 0n ? -units : units, scale);
}
