import { calendarDay, dayNumber } from '@ninefold/values/calendar';
import { castTo, shown } from './casts.ts';
import { comparing, toNumeric } from './compare.ts';
import {
  type Datum,
  Failure,
  failing,
  type JsonDatum,
  type Known,
  type Scope,
  strictly,
  Unknown,
  unknownOf,
} from './datum.ts';
import { isList, jsonType } from './json.ts';
import { undecidedMessages } from './messages.ts';
import {
  dayLength,
  fromLocal,
  type Micros,
  splitDay,
  storable,
  storableDate,
  storableDay,
  toLocal,
} from './moments.ts';
import { calculate, compareNumeric, cut, fixed, type Numeric, rounded } from './numeric.ts';
import { boolean, integer, numeric, type Operand, text } from './operand.ts';
import { type Family, type SqlType, typeNamed } from './sql-type.ts';
import { fittedInteger } from './read-datum.ts';
import { textFunction } from './text-functions.ts';

/** Compiles a function; undefined where only the database computes it. */
export function called(name: string, given: readonly Operand[]): Operand | undefined {
  // Function names take texts whose type Postgres leaves out only in forms of the grammar.
  const args = given.map((each) => (each.literal === undefined ? each : castTo(text, each)));
  return (
    textFunction(name, args) ??
    clock(name, args) ??
    numberFunction(name, args) ??
    dateFunction(name, args) ??
    listFunction(name, args) ??
    nullCount(name, args)
  );
}

function applied(
  type: SqlType,
  args: readonly Operand[],
  apply: (values: readonly Known[], scope: Scope) => Datum | undefined,
): Operand {
  return {
    type,
    evaluate: strictly(
      args.map(({ evaluate }) => evaluate),
      apply,
    ),
  };
}

/** Of a function that fails at some values. */
const partial: typeof applied = (type, args, apply) =>
  applied(
    type,
    args.map((each) => ({ ...each, evaluate: failing(each.evaluate) })),
    apply,
  );

const familiesOf = (args: readonly Operand[]) => args.map(({ type }) => type.family).join(' ');

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

function numberFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first] = args;
  if (first === undefined) return undefined;
  const families = familiesOf(args);
  const { type } = first;
  const isCut = ['round', 'trunc', 'floor', 'ceil', 'ceiling'].includes(name);
  if (isCut && (families === 'numeric' || (families === 'numeric integer' && /^[rt]/.test(name)))) {
    return applied(numeric, args, ([value, scale = 0n]) =>
      name === 'round'
        ? rounded(value as Numeric, Number(scale))
        : cut(value as Numeric, Number(scale), name === 'ceiling' ? 'ceil' : (name as 'ceil')),
    );
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

/** Parts of a moment, from its day and its microseconds since midnight. */
const parts: Readonly<Record<string, (day: number, time: bigint) => bigint>> = {
  year: (day) => {
    const { year } = calendarDay(day);
    return BigInt(year > 0 ? year : year - 1);
  },
  month: (day) => BigInt(calendarDay(day).month),
  day: (day) => BigInt(calendarDay(day).day),
  quarter: (day) => BigInt(Math.ceil(calendarDay(day).month / 3)),
  dow: (day) => BigInt((((day + 4) % 7) + 7) % 7),
  isodow: (day) => BigInt(((((day + 3) % 7) + 7) % 7) + 1),
  doy: (day) => BigInt(day - dayNumber({ year: calendarDay(day).year, month: 1, day: 1 }) + 1),
  hour: (_, time) => time / 3_600_000_000n,
  minute: (_, time) => (time / 60_000_000n) % 60n,
};

function dateFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  const families = familiesOf(args);
  if (name === 'isfinite' && ['date', 'timestamp', 'instant'].includes(families)) {
    return applied(boolean, args, ([value]) => typeof value === 'bigint' || Number.isFinite(value));
  }
  if (name === 'make_date' && families === 'integer integer integer') {
    return partial(date, args, (values) => {
      const [year = 0, month = 0, day = 0] = values.map(Number);
      const number = year > 0 ? dayNumber({ year, month, day }) : Number.NaN;
      const made = calendarDay(number);
      const isDay = made.year === year && made.month === month && made.day === day;
      return isDay ? storableDate(number) : undefined;
    });
  }
  const asked = typeof first.constant === 'string' ? first.constant.toLowerCase() : undefined;
  if (second === undefined || args.length > 2 || first.type.family !== 'text') return undefined;
  if (name === 'timezone') return zoned(first, second);
  if (asked === undefined || !['date', 'timestamp', 'instant'].includes(second.type.family)) {
    return undefined;
  }
  if (name === 'date_trunc') return truncated(asked, second);
  const part = Object.hasOwn(parts, asked) ? parts[asked] : undefined;
  const isClock = asked === 'hour' || asked === 'minute';
  if (part === undefined || (isClock && second.type.family === 'date')) return undefined;
  if (name !== 'EXTRACT' && name !== 'date_part') return undefined;
  return applied(
    name === 'EXTRACT' ? numeric : typeNamed('double precision'),
    [second],
    ([value], scope) => {
      const local = localOf(value as Known, second.type.family, scope);
      if (local instanceof Unknown) return local;
      // Of infinity, a year is infinite and a day is NULL.
      if (typeof local === 'number') return new Unknown(undecidedMessages.failure);
      const { day, time } = splitDay(local);
      const found = part(day, time);
      return name === 'EXTRACT' ? fixed(found) : Number(found);
    },
  );
}

function localOf(value: Known, family: Family, { timeZone }: Scope): Micros | Unknown {
  if (family === 'date') return storableDay(value as number) ?? new Failure();
  if (family === 'timestamp') return value as Micros;
  return shown(value as Micros, toLocal(value as Micros, timeZone));
}

/** `a AT TIME ZONE 'Europe/Berlin'` */
function zoned({ constant: zone }: Operand, operand: Operand): Operand | undefined {
  if (typeof zone !== 'string') return undefined;
  if (operand.type.family === 'timestamp') {
    return applied(instant, [operand], ([value]) =>
      shown(value as Micros, fromLocal(value as Micros, zone)),
    );
  }
  return operand.type.family === 'instant'
    ? applied(timestamp, [operand], ([value]) =>
        shown(value as Micros, toLocal(value as Micros, zone)),
      )
    : undefined;
}

function truncated(part: string, operand: Operand): Operand | undefined {
  const { type } = operand;
  if (
    !['year', 'quarter', 'month', 'day', 'hour', 'minute'].includes(part) ||
    type.family === 'date'
  ) {
    return undefined;
  }
  const beginning = (day: number): number => {
    const { year, month } = calendarDay(day);
    if (part === 'year') return dayNumber({ year, month: 1, day: 1 });
    if (part === 'quarter') return dayNumber({ year, month: month - ((month - 1) % 3), day: 1 });
    return part === 'month' ? dayNumber({ year, month, day: 1 }) : day;
  };
  const size = { hour: 3_600_000_000n, minute: 60_000_000n }[part];
  return applied(type, [operand], ([value], scope) => {
    const local = localOf(value as Known, type.family, scope);
    if (local instanceof Unknown || typeof local === 'number') return local;
    const { day, time } = splitDay(local);
    const result = storable(
      BigInt(beginning(day)) * dayLength + (size === undefined ? 0n : time - (time % size)),
    );
    if (result === undefined || type.family === 'timestamp') return result;
    return shown(result, fromLocal(result, scope.timeZone));
  });
}

const lengthOf = (value: Known | undefined) => (value as readonly Datum[]).length;

function listFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  const { type } = first;
  if (type.family === 'json') {
    if (args.length > 1) return undefined;
    if (name === `${type.name}_typeof`) {
      return applied(text, args, ([value]) => jsonType((value as JsonDatum).json));
    }
    if (name !== `${type.name}_array_length`) return undefined;
    return partial(integer, args, ([value]) => {
      const { json } = value as JsonDatum;
      return isList(json) ? BigInt(json.length) : undefined;
    });
  }
  const { element } = type;
  if (element === undefined) return undefined;
  if (name === 'cardinality' && args.length === 1) {
    return applied(integer, args, ([value]) => BigInt(lengthOf(value)));
  }
  // Arrays of several dimensions are never read.
  const isOfDimension = familiesOf(args) === 'array integer';
  if ((name === 'array_length' || name === 'array_upper') && isOfDimension) {
    return applied(integer, args, ([value, dimension]) =>
      dimension === 1n && lengthOf(value) > 0 ? BigInt(lengthOf(value)) : null,
    );
  }
  if (name === 'array_position' && second !== undefined && args.length === 2) {
    return position(first, { ...first, type: element, constant: undefined }, second);
  }
  return undefined;
}

function position(array: Operand, element: Operand, sought: Operand): Operand {
  const compare = comparing('=', element, sought);
  return {
    type: integer,
    evaluate: (scope) => {
      const [list, wanted] = [array.evaluate(scope), sought.evaluate(scope)];
      if (list === null) return null;
      // The database fails at an array of several dimensions, which is not read.
      if (list instanceof Unknown) return new Failure(list.reason);
      if (wanted instanceof Unknown) return wanted;
      for (const [place, item] of (list as readonly Datum[]).entries()) {
        if (item instanceof Unknown) return item;
        const isFound =
          item === null || wanted === null ? item === wanted : compare(item, wanted, scope) === 0;
        if (isFound) return BigInt(place + 1);
      }
      return null;
    },
  };
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
