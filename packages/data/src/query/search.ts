import { type Entity, type Field, searchLanguage } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import {
  equals,
  type Filter,
  type Parameter,
  quote,
  writeName,
  writeTerm,
} from '@ninefold/specification/grammar';
import { freeAlias, type LinkPlan, writePath } from './links.ts';
import { searchScope } from './search-scope.ts';

/** The parts of a request that search. */
export interface SearchPlan {
  readonly parameters: readonly Parameter[];
  /** For `select`: the referenced records that conditions are on. */
  readonly embeds: readonly string[];
}

export interface SearchedParts {
  /** The fields to search; those that the role may read where left out. */
  readonly fields?: readonly Field[];
  /** References whose labels are searched too, as far as the Data API embeds them. */
  readonly links?: readonly LinkPlan[];
}

/** More words make the address too long and find nothing better. */
const mostWords = 8;

/**
 * Finds the records that have each word of a search in some field, or in the label of a record that
 * they refer to: within a text, in an enum's label, or equal to a number, a date or a UUID. In a large
 * table it looks only where indexes serve it (`searchScope`).
 *
 * @returns Undefined where no field can hold one of the words.
 */
export function writeSearch(
  entity: Entity,
  search: string,
  { fields: searched, links = [] }: SearchedParts,
): SearchPlan | undefined {
  const words = search
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  const { fields, documents, indexed } = searchScope(entity, searched);
  const conditions: string[] = [];
  const embeds: string[] = [];
  const parameters: Parameter[] = [];
  for (const [index, word] of words.entries()) {
    const any = fields.flatMap((field) => filterFor(field, word) ?? []);
    for (const link of indexed === true ? [] : links) {
      const inLabel = link.labelFields.flatMap((field) => filterFor(field, word) ?? []);
      if (link.alias === undefined || inLabel.length === 0) continue;
      // Embedded for its condition alone: it is null where the label does not hold the word.
      const alias = freeAlias(entity, `${link.alias}_word_${index}`);
      embeds.push(`${alias}:${writePath(entity, link.reference)}()`);
      parameters.push([`${alias}.or`, `(${inLabel.map(writeTerm).join(',')})`]);
      any.push({ field: alias, operator: 'notEmpty', values: [] });
    }
    if (any.length > 0) conditions.push(`or(${any.map(writeTerm).join(',')})`);
  }
  const inFields = conditions.length === words.length ? `(${conditions.join(',')})` : undefined;
  const inDocuments = documents.map((field) => writeDocumentTerm(entity, field, words));
  if (inDocuments.length > 0) {
    const ways = [...(inFields === undefined ? [] : [`and${inFields}`]), ...inDocuments];
    parameters.push(['or', `(${ways.join(',')})`]);
  } else if (inFields === undefined) return undefined;
  else parameters.push(['and', inFields]);
  return { parameters, embeds };
}

/** Writes that a document has, for each word, a word that begins with it. */
function writeDocumentTerm(entity: Entity, field: Field, words: readonly string[]): string {
  // In another language than the document's, the words of the query would be stemmed differently.
  const language = searchLanguage(entity, field);
  const query = words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ');
  return `${writeName(field.name)}.fts${language && `(${language})`}.${quote(query)}`;
}

/** Words that a search compares with fields of a kind. */
const forms: Partial<Record<Field['kind'], RegExp>> = {
  integer: /^-?\d{1,19}$/,
  decimal: /^-?\d{1,30}(?:\.\d{1,30})?$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
};

/** Returns the filter that finds a word in a field; undefined where the field can never hold it. */
function filterFor(field: Field, word: string): Filter | undefined {
  const { name, kind } = field;
  if (kind === 'text') return { field: name, operator: 'contains', values: [word] };
  if (kind === 'enum') {
    const found = (field.values ?? []).filter((value) =>
      value.toLowerCase().includes(word.toLowerCase()),
    );
    return found.length === 0 ? undefined : { field: name, operator: 'in', values: found };
  }
  // A number beyond its type would be an error instead of finding nothing.
  const fits = forms[kind]?.test(word) && parseValue(word, field).problem === undefined;
  return fits ? equals(name, word) : undefined;
}
