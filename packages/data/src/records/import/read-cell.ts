import {
  type Entity,
  type Field,
  findEntity,
  rulesOf,
  type Specification,
  stateFieldOf,
} from '@ninefold/specification';
import { type Parsed, parseValue, readExact, type ValueKind, writeValue } from '@ninefold/values';
import { writeArrayLiteral } from '@ninefold/values/array';
import { checkText } from '@ninefold/values/checked';
import { readLocalDay, readNumber } from '@ninefold/values/locale';
import { readPlainJson, readPlainList } from '@ninefold/values/plain';
import { tableFileMessages } from '../../table-files/index.ts';
import { importMessages } from './messages.ts';
import type { CellDetail } from './table/index.ts';

/** How a file writes its values. Postgres's own way is always read. */
export interface CellFormat {
  /** BCP 47: how numbers are written besides; a person who chose it wants it read first. */
  readonly numbers?: { readonly locale: string | undefined; readonly isChosen: boolean };
  /** BCP 47: how days are written besides. One that no person chose does not decide which part is the month. */
  readonly days?: { readonly locale: string | undefined; readonly isChosen: boolean };
  /** The zone of moments that are written without one. */
  readonly timeZone: string;
}

/** Reads the text of a cell that is not empty. */
export type CellReader = (text: string) => Parsed;

/** Returns the text of a cell that a field is read from: a text is what the spreadsheet shows. */
export function cellText(text: string, detail: CellDetail | undefined, kind: ValueKind): string {
  const { value = text, float = value } = detail ?? {};
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'timestamp':
    case 'instant':
      return value;
    case 'float':
      return float;
    default:
      return text;
  }
}

/** Returns what reads the cells of a field, as Postgres, ISO 8601 and people in a locale write its values. */
export function cellReader(
  specification: Specification,
  entity: Entity,
  field: Field,
  { numbers, days, timeZone }: CellFormat,
): CellReader {
  const typed = { ...field, timeZone };
  const parse = (text: string): Parsed => parseValue(text, typed);
  const closed = labelledValues(specification, entity, field);
  if (closed !== undefined) return closedReader(closed);
  switch (field.kind) {
    case 'boolean':
      return (text) => parse(booleanOf(text.trim().toLowerCase()) ?? text);
    case 'integer':
    case 'decimal':
    case 'float':
      return (text) => numberOf(text, field, parse, numbers);
    case 'date':
    case 'timestamp':
    case 'instant':
      return (text) => {
        const parsed = parse(text.trim());
        if (parsed.problem === undefined || days === undefined) return parsed;
        return dayOf(text, parse, days) ?? parsed;
      };
    case 'other':
      return (text) => {
        const problem = checkText(text, field.baseType ?? field.type);
        return problem === undefined ? parse(text) : { problem };
      };
    case 'text':
      return parse;
    case 'array':
      return (text) => {
        const list = readPlainList(text.trim());
        return parse(list === undefined ? text.trim() : writeArrayLiteral(list));
      };
    case 'json':
      return (text) => {
        const parsed = parse(text.trim());
        const json = parsed.problem === undefined ? undefined : readPlainJson(text.trim());
        return json === undefined ? parsed : parse(json);
      };
    default:
      return (text) => parse(text.trim());
  }
}

/** Words for yes and no that Postgres doesn't read. */
const spellings = new Map<string, string>([
  ...['x', '✓', '✔', 'wahr', 'ja', 'j', 'vrai', 'oui', 'sí', 'verdadero', 'vero', 'نعم'].map(
    (word) => [word, 'true'] as const,
  ),
  ...['–', '-', '✗', 'falsch', 'nein', 'faux', 'non', 'falso', 'لا'].map(
    (word) => [word, 'false'] as const,
  ),
]);

function booleanOf(word: string): string | undefined {
  if (word === tableFileMessages.yes.toLowerCase()) return 'true';
  return word === tableFileMessages.no.toLowerCase() ? 'false' : spellings.get(word);
}

/** A number that Postgres and the locale read differently is not guessed at. */
function numberOf(
  text: string,
  field: Field,
  parse: (text: string) => Parsed,
  numbers: CellFormat['numbers'],
): Parsed {
  const exact = parse(text.trim());
  const local = numbers && readNumber(text, numbers.locale).text;
  if (local === undefined) {
    const isNumber = exact.problem === undefined || readExact(text.trim()) !== undefined;
    return isNumber || numbers === undefined || field.kind === 'integer'
      ? exact
      : { problem: importMessages.number({ example: numberExample(numbers.locale) }) };
  }
  const read = parse(local);
  if (read.problem === undefined && numbers?.isChosen === true) return read;
  if (exact.problem !== undefined) return read;
  if (read.problem !== undefined || read.value === exact.value) return exact;
  return {
    problem: importMessages.ambiguousNumber({
      text: text.trim(),
      first: writeValue(exact.value, field),
      second: writeValue(read.value, field),
    }),
  };
}

/** Writes a number with decimals as people in a locale do. */
function numberExample(locale: string | undefined): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, useGrouping: false });
  return format.format(1234.5);
}

/** A day in digits whose month could be its day is not guessed at. With dots, the day is in front everywhere. */
function dayOf(
  text: string,
  parse: (text: string) => Parsed,
  { locale, isChosen }: NonNullable<CellFormat['days']>,
): Parsed | undefined {
  const [, separator] = /^\s*\d{1,2}([./-])\s?\d{1,2}\1/.exec(text) ?? [];
  const locales =
    isChosen || separator === undefined
      ? [locale]
      : separator === '.'
        ? ['en-GB']
        : ['en-GB', 'en-US'];
  const days = new Set(locales.flatMap((each) => readLocalDay(text, each) ?? []));
  const [first, second] = days;
  if (first === undefined) return undefined;
  if (second === undefined) return parse(first);
  return { problem: importMessages.ambiguousDay({ text: text.trim(), first, second }) };
}

export interface LabelledValue {
  readonly value: string;
  readonly label: string;
}

/** Returns the values that a field can have, where only some are allowed. */
export function labelledValues(
  specification: Specification,
  entity: Entity,
  { name, kind, values, base }: Field,
): readonly LabelledValue[] | undefined {
  if (kind !== 'enum' && kind !== 'text') return undefined;
  // The field of a view has the states of the table's.
  const table = base && findEntity(specification, base.entity, base.schema);
  const states = (
    stateFieldOf(specification, entity, name) ??
    (table && base && stateFieldOf(specification, table, base.field))
  )?.states;
  if (states !== undefined) {
    return states.map(({ value, label }) => ({ value, label: label.value ?? value }));
  }
  const rule = rulesOf(specification, entity).find(
    ({ kind: of, fields }) => of === 'one of' && fields.length === 1 && fields[0] === name,
  );
  return (values ?? rule?.values)?.map((value) => ({ value, label: value }));
}

function closedReader(listed: readonly LabelledValue[]): CellReader {
  const values = new Set(listed.map(({ value }) => value));
  const labels = listed.map(({ label }) => label);
  const byLabel = Map.groupBy(listed, ({ label }) => label.trim().toLowerCase());
  return (text) => {
    if (values.has(text)) return { value: text };
    const [found, ...others] = byLabel.get(text.trim().toLowerCase()) ?? [];
    if (found !== undefined && others.length === 0) return { value: found.value };
    return parseValue(text, { kind: 'enum', type: '', values: labels });
  };
}
