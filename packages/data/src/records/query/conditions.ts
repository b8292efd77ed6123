import { fieldOf } from '../../specification/queries.ts';
import type { Entity } from '../../specification/specification.ts';
import { writeFilter } from '../grammar/filter-text.ts';
import { quote, writeName, writeParameterName } from '../grammar/names.ts';
import { writePattern } from '../grammar/pattern.ts';
import { writeQuotedValueList } from '../grammar/value-list.ts';
import type { Filter } from '../list-state.ts';

export type Parameter = readonly [name: string, value: string];

/** What a request holds of a list's conditions. `all` is for `and=(…)`. */
export interface Conditions {
  readonly parameters: readonly Parameter[];
  readonly all: readonly string[];
}

/** Filters as PostgREST's parameters; named tokens ("me") are to be resolved before. */
export function writeConditions(entity: Entity, filters: readonly Filter[]): Conditions {
  const parameters = new Map<string, Parameter>();
  const all: string[] = [];
  for (const filter of filters) {
    const name = writeParameterName(filter.field);
    const value = writeCondition(entity, filter);
    // A field and operator that come twice stand in a logic tree: the embedded backend keeps
    // only the last of two such parameters.
    const slot = `${name}=${value.replace(/\..*/su, '')}`;
    if (parameters.has(slot)) all.push(writeLeaf(entity, filter));
    else parameters.set(slot, [name, value]);
  }
  return { parameters: [...parameters.values()], all };
}

/** A filter between the commas of a logic tree. */
function writeLeaf(entity: Entity, filter: Filter): string {
  const name = writeName(filter.field);
  if (filter.operator === 'contains' || filter.operator === 'starts') {
    return `${name}.${writePattern(filter.operator, filter.values[0] ?? '', true)}`;
  }
  const condition = writeCondition(entity, filter);
  const [, operator = '', value = ''] = /^((?:not\.)?\w+\.)(.*)$/su.exec(condition) ?? [];
  const stands = /^\("|^[^",()]*$/u.test(value);
  return `${name}.${operator}${stands ? value : quote(value)}`;
}

/**
 * Equality goes as a list of one: in quotes it is exact on every backend. The
 * embedded one takes the end quotes off a bare value, reads `null`, `true` and
 * `007` as other than text, and rounds long numbers.
 */
export function writeCondition(entity: Entity, filter: Filter): string {
  const { operator, values } = filter;
  const [value = ''] = values;
  const single = values.length === 1;
  if (operator === 'in' && !single) return `in.${writeQuotedValueList(values)}`;
  if (operator === 'eq' || operator === 'neq' || operator === 'in') {
    const not = operator === 'neq';
    if (staysBare(entity, filter.field, value)) return `${not ? 'neq' : 'eq'}.${value}`;
    return `${not ? 'not.in' : 'in'}.${writeQuotedValueList([value])}`;
  }
  return writeFilter(filter);
}

/** What means the same to every backend, or cannot stand in a list. */
function staysBare(entity: Entity, name: string, value: string): boolean {
  const kind = fieldOf(entity, name)?.kind;
  // PostgREST takes a list of one empty text for an empty list.
  if (value === '' || kind === 'boolean' || kind === 'array') return true;
  if (/^(?:null|not_null|true|false|unknown|infinity|nan)$/i.test(value)) return false;
  if (!/^[\w-]+$/.test(value)) return false;
  const number = Number(value);
  return Number.isNaN(number) || (Number.isSafeInteger(number) && String(number) === value);
}
