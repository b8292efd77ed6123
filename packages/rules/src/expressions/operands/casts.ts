import { undecidedMessages } from '../messages.ts';
import {
  type Datum,
  emptyScope,
  type Evaluate,
  exactToFloat,
  failed,
  failing,
  Failure,
  type Family,
  fitted,
  fittedInteger,
  floatToNumeric,
  isKnown,
  type JsonDatum,
  type Known,
  type Numeric,
  padded,
  readText,
  rounded,
  type SqlType,
  strictly,
  toFloat,
  toNumeric,
  Undecidable,
  Unknown,
  unreadable,
  writing,
} from '../values/index.ts';
import type { Convert } from './conversion.ts';
import { toMoment } from './moment-casts.ts';
import { boolean, type Operand } from './operand.ts';

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
  const isText = textual.includes(type.family);
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

const textual: readonly Family[] = ['text', 'padded', 'citext'];

/** Compiles an operand of AND, OR and NOT. */
export function asCondition(operand: Operand): Evaluate {
  const { type, literal } = operand;
  if (literal !== undefined || type.family === 'unknown') return castTo(boolean, operand).evaluate;
  if (type.family === 'boolean') return operand.evaluate;
  throw new Undecidable(undecidedMessages.notCondition);
}

/** Whether the database may fail at a value: at a text that it reads, or a number that has no room. */
function mayFail(from: SqlType, to: SqlType): boolean {
  if (from.element !== undefined && to.element !== undefined)
    return mayFail(from.element, to.element);
  return (
    !textual.includes(to.family) &&
    [...textual, 'json', 'integer', 'numeric', 'float'].includes(from.family)
  );
}

/** Of moments as texts, the zone and the way of writing them are the session's. */
const readsScope = (from: SqlType, to: SqlType) =>
  (from.family === 'instant') !== (to.family === 'instant') ||
  from.bound?.family === 'instant' ||
  from.element?.family === 'instant';

function conversion(from: SqlType, to: SqlType): Convert | undefined {
  if (to.family === 'array') return arrayConversion(from, to);
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
    case 'citext':
      return toText(from, to);
    case 'boolean':
      if (from.family === 'integer') return (value) => value !== 0n;
      if (from.family === 'json') return (value) => fromJson(value, 'boolean');
      return from.family === 'boolean' ? (value) => value : parsing(from, to);
    case 'date':
    case 'timestamp':
    case 'instant':
    case 'time':
      return toMoment(from, to) ?? parsing(from, to);
    case 'json':
      return from.family === 'json' ? (value) => value : parsing(from, to);
    case 'enum':
      return from.name === to.name ? (value) => value : parsing(from, to);
    case 'interval':
      if (from.family !== 'time' || to.modifiers.length > 0) return sameOrParsed(from, to);
      return (value) => ({ months: 0, days: 0, microseconds: BigInt(value as number) });
    case 'uuid':
      return sameOrParsed(from, to);
    case 'range':
      return from.name === to.name ? (value) => value : parsing(from, to);
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
  // The padding of `character` is read, too.
  const isText = textual.includes(from.family);
  return isText ? (value) => readText(value as string, to) : undefined;
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
  const write = from.family === 'boolean' ? String : writing(from);
  if (write === undefined) return undefined;
  const [most] = to.modifiers;
  return (value, scope) => {
    const written = write(value, scope);
    if (written instanceof Unknown) return written;
    const characters = Array.from(written);
    const text = (most === undefined ? characters : characters.slice(0, most)).join('');
    return to.family === 'padded' ? padded(text, most) : text;
  };
}

function arrayConversion(from: SqlType, to: SqlType): Convert | undefined {
  if (from.element === undefined || to.element === undefined) return parsing(from, to);
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
