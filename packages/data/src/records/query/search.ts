import type { Entity, Field } from '@ninefold/specification';
import { writeLeaf } from '../../grammar/logic-tree.ts';
import type { Filter } from '../../grammar/list-state.ts';
import { readableFields } from '../source.ts';
import type { Parameter } from './conditions.ts';
import { freeAlias, type LinkPlan, writePath } from './links.ts';

/** More words make the address too long and find no better. */
const mostWords = 8;

/** What a search adds to a request. */
export interface SearchPlan {
  /** Leaves of a logic tree that must all hold. */
  readonly conditions: readonly string[];
  /** For `select`: what the conditions on referenced records are about. */
  readonly embeds: readonly string[];
  readonly parameters: readonly Parameter[];
}

/**
 * Finds the records of which each word of a search is in some field: within a text, in an enum's
 * label, or equal to a number, a date or a UUID; or so in the label of a record that they refer to.
 *
 * @param links Whose labels are searched too, as far as the Data API embeds them.
 * @returns undefined where a word can be in no field, so that nothing is found.
 */
export function writeSearch(
  entity: Entity,
  search: string,
  among: readonly Field[] = readableFields(entity),
  links: readonly LinkPlan[] = [],
): SearchPlan | undefined {
  const words = search.split(/\s+/u).filter((word) => word !== '');
  const referring = new Set(entity.references.flatMap(({ fields }) => fields));
  // The keys of other records mean nothing to a person: they see labels.
  const fields = among.filter(({ kind, name }) => kind === 'text' || !referring.has(name));
  const conditions: string[] = [];
  const embeds: string[] = [];
  const parameters: Parameter[] = [];
  for (const [index, word] of words.slice(0, mostWords).entries()) {
    const any = fields.flatMap((field) => filterFor(field, word) ?? []);
    for (const link of links) {
      const inLabel = link.labelFields.flatMap((field) => filterFor(field, word) ?? []);
      if (link.alias === undefined || inLabel.length === 0) continue;
      // Embedded for its condition alone: it is null where the label does not hold the word.
      const alias = freeAlias(entity, `${link.alias}_word_${index}`);
      embeds.push(`${alias}:${writePath(entity, link.reference)}()`);
      parameters.push([`${alias}.or`, `(${inLabel.map(writeLeaf).join(',')})`]);
      any.push({ field: alias, operator: 'notEmpty', values: [] });
    }
    if (any.length === 0) return undefined;
    conditions.push(`or(${any.map(writeLeaf).join(',')})`);
  }
  return { conditions, embeds, parameters };
}

/** The filter that finds a word in a field; undefined where the field can never hold it. */
function filterFor(field: Field, word: string): Filter | undefined {
  const type = field.baseType ?? field.type;
  const filter = (operator: Filter['operator'], ...values: readonly string[]): Filter => ({
    field: field.name,
    operator,
    values,
  });
  switch (field.kind) {
    case 'text':
      return filter('contains', word);
    case 'enum': {
      const found = (field.values ?? []).filter((value) =>
        value.toLowerCase().includes(word.toLowerCase()),
      );
      return found.length === 0 ? undefined : filter('in', ...found);
    }
    case 'integer':
      return fitsInteger(type, word) ? filter('eq', word) : undefined;
    case 'decimal':
      return /^-?\d{1,30}(?:\.\d{1,30})?$/.test(word) ? filter('eq', word) : undefined;
    case 'uuid':
      return isUuid(word) ? filter('eq', word) : undefined;
    case 'date':
      return isDate(word) ? filter('eq', word) : undefined;
    default:
      return undefined;
  }
}

const bits: Readonly<Record<string, bigint>> = { smallint: 15n, integer: 31n, oid: 32n };

/** A number beyond its type would be an error instead of finding nothing. */
function fitsInteger(type: string, word: string): boolean {
  if (!/^-?\d{1,19}$/.test(word)) return false;
  const number = BigInt(word);
  const limit = 1n << (bits[type] ?? 63n);
  return number < limit && number >= (type === 'oid' ? 0n : -limit);
}

function isDate(word: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(`${word}T00:00:00Z`));
}

function isUuid(word: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word);
}
