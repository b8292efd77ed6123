import { boolean, type Operand } from '../operands/index.ts';
import {
  type Bound,
  comparingBounds,
  type Datum,
  failing,
  Failure,
  type Known,
  type RangeDatum,
  rangeOf,
  readType,
  type SqlType,
  strictly,
  unknownOf,
} from '../values/index.ts';

/** Compiles a function of ranges; undefined for any other. */
export function rangeFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first] = args;
  if (first?.type.bound !== undefined && args.length === 1)
    return ofRange(name, first, first.type.bound);
  const type = readType(name);
  if (type.bound === undefined || args.length < 2 || args.length > 3) return undefined;
  const { name: wanted } = type.bound;
  const isTaken = args.slice(0, 2).every((arg) => ['unknown', wanted].includes(arg.type.name));
  if (!isTaken) return undefined;
  const compare = comparingBounds(type);
  const evaluates = args.map(({ evaluate }) => failing(evaluate));
  return {
    type,
    evaluate: (scope) => {
      const [lower = null, upper = null, flags = '[)'] = evaluates.map((evaluate) =>
        evaluate(scope),
      );
      const unknown = unknownOf([lower, upper, flags]);
      if (unknown !== undefined) return unknown;
      if (typeof flags !== 'string' || !/^[[(][\])]$/.test(flags)) return new Failure();
      const bounds = [lower, upper].map((value, place) => ({
        value: value as Known | null,
        isInclusive: value !== null && '[]'.includes(flags.charAt(place)),
      }));
      return rangeOf(type, bounds as unknown as readonly [Bound, Bound], compare) ?? new Failure();
    },
  };
}

function ofRange(name: string, { evaluate }: Operand, bound: SqlType): Operand | undefined {
  const made = (type: SqlType, apply: (bounds: RangeDatum['bounds']) => Datum): Operand => ({
    type,
    evaluate: strictly([evaluate], ([range]) => apply((range as RangeDatum).bounds)),
  });
  const [, end, asked] = /^(lower|upper)(?:_(inc|inf))?$/.exec(name) ?? [];
  if (name === 'isempty') return made(boolean, (bounds) => bounds === undefined);
  if (end === undefined) return undefined;
  const of = (bounds: RangeDatum['bounds']) => bounds?.[end === 'lower' ? 0 : 1];
  if (asked === 'inc') return made(boolean, (bounds) => of(bounds)?.isInclusive ?? false);
  if (asked === 'inf') return made(boolean, (bounds) => of(bounds)?.value === null);
  return made(bound, (bounds) => of(bounds)?.value ?? null);
}
