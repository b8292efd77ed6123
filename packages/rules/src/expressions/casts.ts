import { writeDate } from '@ninefold/values/calendar';
import {
  type Datum,
  emptyScope,
  failed,
  failing,
  Failure,
  isKnown,
  type JsonDatum,
  type Known,
  type Scope,
  strictly,
  Undecidable,
  Unknown,
} from './datum.ts';
import { toNumeric, withoutPadding } from './compare.ts';
import { undecidedMessages } from './messages.ts';
import {
  storableDay,
  dayOfMicros,
  fromLocal,
  isStorableAnywhere,
  type Micros,
  splitDay,
  toLocal,
} from './moments.ts';
import { fitted, type Numeric, rounded, writeNumeric } from './numeric.ts';
import type { Operand } from './operand.ts';
import {
  exactToFloat,
  fittedInteger,
  floatToNumeric,
  padded,
  readText,
  toFloat,
  unreadable,
} from './read-datum.ts';
import type { SqlType } from './sql-type.ts';

type Convert = (value: Known, scope: Scope) => Datum | undefined;

/** Converts an operand to a type; a literal is read as one. */
export function castTo(type: SqlType, operand: Operand): Operand {
  const { literal, constant, collation } = operand;
  if (literal !== undefined) {
    const value = readText(literal, type);
    if (value === undefined) throw new Undecidable(unreadable(literal, type).reason);
    return { type, constant: value, evaluate: () => value };
  }
  if (operand.type.family === 'unknown') return { ...operand, type };
  const convert = conversion(operand.type, type);
  if (convert === undefined) {
    const names = { from: operand.type.name, to: type.name };
    throw new Undecidable(undecidedMessages.cast(names));
  }
  const isText = type.family === 'text' || type.family === 'padded';
  const given = mayFail(operand.type, type) ? failing(operand.evaluate) : operand.evaluate;
  const evaluate = strictly([given], ([value], scope) => convert(value as Known, scope));
  const isFixed = constant !== undefined && !readsScope(operand.type, type);
  return {
    type,
    evaluate,
    ...(isText && collation !== undefined && { collation }),
    ...(isFixed && { constant: evaluate(emptyScope) }),
  };
}

/** Whether the database may fail at a value: at a text that it reads, or a number that has no room. */
function mayFail(from: SqlType, to: SqlType): boolean {
  if (from.element !== undefined && to.element !== undefined)
    return mayFail(from.element, to.element);
  const isText = to.family === 'text' || to.family === 'padded';
  return !isText && ['text', 'json', 'integer', 'numeric', 'float'].includes(from.family);
}

const readsScope = (from: SqlType, to: SqlType) =>
  (from.family === 'instant') !== (to.family === 'instant');

function conversion(from: SqlType, to: SqlType): Convert | undefined {
  if (from.family === 'array' || to.family === 'array') return arrayConversion(from, to);
  switch (to.family) {
    case 'integer':
      return toInteger(from, to);
    case 'numeric':
      return toExact(from, to);
    case 'float':
      if (from.family === 'float') return (value) => toFloat(value as number, to);
      return from.family === 'integer' || from.family === 'numeric'
        ? (value) => exactToFloat(toNumeric(value), to)
        : parsing(from, to);
    case 'text':
    case 'padded':
      return toText(from, to);
    case 'boolean':
      if (from.family === 'integer') return (value) => value !== 0n;
      if (from.family === 'json') return (value) => fromJson(value, 'boolean');
      return from.family === 'boolean' ? (value) => value : parsing(from, to);
    case 'date':
    case 'timestamp':
    case 'instant':
      return toMoment(from, to) ?? parsing(from, to);
    case 'time':
      if (from.family !== 'timestamp') return sameOrParsed(from, to);
      return (value) => (typeof value === 'bigint' ? Number(splitDay(value).time) : undefined);
    case 'json':
      return from.family === 'json' ? (value) => value : parsing(from, to);
    case 'enum':
      return from.name === to.name ? (value) => value : parsing(from, to);
    case 'interval':
    case 'uuid':
      return sameOrParsed(from, to);
    default:
      return undefined;
  }
}

function sameOrParsed(from: SqlType, to: SqlType): Convert | undefined {
  const isSame = from.family === to.family && to.modifiers.length === 0;
  return isSame ? (value) => value : parsing(from, to);
}

/** Reads a text as Postgres reads a literal. */
function parsing(from: SqlType, to: SqlType): Convert | undefined {
  return from.family === 'text' ? (value) => readText(value as string, to) : undefined;
}

function toInteger(from: SqlType, to: SqlType): Convert | undefined {
  const whole = (value: Numeric): Datum | undefined => {
    const number = rounded(value, 0);
    return typeof number === 'object' ? fittedInteger(number.units, to) : undefined;
  };
  switch (from.family) {
    case 'integer':
      return (value) => fittedInteger(value as bigint, to);
    case 'numeric':
      return (value) => whole(value as Numeric);
    case 'boolean':
      return (value) => (value === true ? 1n : 0n);
    case 'float':
      return (value) => {
        const number = halfToEven(value as number);
        return Number.isFinite(number) ? fittedInteger(BigInt(number), to) : undefined;
      };
    case 'json':
      return (value) => {
        const number = fromJson(value, 'number');
        return typeof number === 'object' && number !== null ? whole(number as Numeric) : undefined;
      };
    default:
      return parsing(from, to);
  }
}

/** Rounds a float as the processor does. */
export function halfToEven(number: number): number {
  const floor = Math.floor(number);
  const rest = number - floor;
  if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}

function toExact(from: SqlType, to: SqlType): Convert | undefined {
  const [digits, scale = 0] = to.modifiers;
  const fit = (number: Numeric | undefined) =>
    number === undefined || digits === undefined ? number : fitted(number, digits, scale);
  switch (from.family) {
    case 'integer':
    case 'numeric':
      return (value) => fit(toNumeric(value));
    case 'float':
      return (value) => fit(floatToNumeric(value as number, from));
    case 'json':
      return (value) => fit((fromJson(value, 'number') ?? undefined) as Numeric | undefined);
    default:
      return parsing(from, to);
  }
}

/** Converts a scalar of `jsonb`; JSON's null and everything else is an error, or depends on the version. */
function fromJson(value: Known, wanted: 'number' | 'boolean'): Datum | undefined {
  const { json } = value as JsonDatum;
  if (wanted === 'boolean') return typeof json === 'boolean' ? json : undefined;
  if (typeof json !== 'string' || !json.startsWith('n')) return undefined;
  return readText(json.slice(1), { family: 'numeric', name: 'numeric', modifiers: [] });
}

function toText(from: SqlType, to: SqlType): Convert | undefined {
  const write = writing(from);
  if (write === undefined) return undefined;
  const [most] = to.modifiers;
  return (value) => {
    const characters = Array.from(write(value));
    const text = (most === undefined ? characters : characters.slice(0, most)).join('');
    return to.family === 'padded' ? padded(text, most) : text;
  };
}

function writing(from: SqlType): ((value: Known) => string) | undefined {
  switch (from.family) {
    case 'text':
    case 'uuid':
      return (value) => value as string;
    case 'padded':
      return (value) => withoutPadding(value as string);
    case 'integer':
    case 'boolean':
      return String;
    case 'numeric':
      return (value) => writeNumeric(value as Numeric);
    case 'enum':
      return (value) => from.labels?.[value as number] ?? '';
    case 'date':
      return (value) => writeDate(value as number);
    default:
      return undefined;
  }
}

/** What another zone shows of a moment; where that is not computed, timestamps may have no room for it. */
export function shown(micros: Micros, converted: Micros | undefined): Micros | Unknown {
  if (converted !== undefined) return converted;
  const { zone } = undecidedMessages;
  return isStorableAnywhere(micros) ? new Unknown(zone) : new Failure(zone);
}

function toMoment(from: SqlType, to: SqlType): Convert | undefined {
  if (to.modifiers.length > 0) return undefined;
  if (from.family === to.family) return (value) => value;
  switch (`${from.family} to ${to.family}`) {
    case 'date to timestamp':
      return (value) => storableDay(value as number);
    case 'timestamp to date':
      return (value) => dayOfMicros(value as Micros);
    case 'date to instant':
      return (value, { timeZone }) => {
        const local = storableDay(value as number);
        return local === undefined ? undefined : shown(local, fromLocal(local, timeZone));
      };
    case 'timestamp to instant':
      return (value, { timeZone }) => shown(value as Micros, fromLocal(value as Micros, timeZone));
    case 'instant to timestamp':
      return (value, { timeZone }) => shown(value as Micros, toLocal(value as Micros, timeZone));
    case 'instant to date':
      return (value, { timeZone }) => {
        const local = shown(value as Micros, toLocal(value as Micros, timeZone));
        return local instanceof Unknown ? local : dayOfMicros(local);
      };
    default:
      return undefined;
  }
}

function arrayConversion(from: SqlType, to: SqlType): Convert | undefined {
  if (from.element === undefined || to.element === undefined) return undefined;
  const convert = conversion(from.element, to.element);
  const isRisky = mayFail(from, to);
  return (
    convert &&
    ((value, scope) => {
      const items = (value as readonly Datum[]).map((item) =>
        isKnown(item) ? (convert(item, scope) ?? new Failure()) : isRisky ? failed(item) : item,
      );
      return items.find((item) => item instanceof Failure) ?? items;
    })
  );
}
