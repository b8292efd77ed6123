import type { Field, Reference } from '../../model/index.ts';
import { wordsOf } from '../labels/index.ts';

interface DisplayCandidate {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly key: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly references: readonly Reference[];
}

/** Names of fields that name a record, best first; `*` is the entity's own name. */
const titles =
  'display name, full name, name, * name, title, * title, label, file name, filename'.split(', ');
const persons = [
  ['first name', 'last name'],
  ['given name', 'family name'],
  ['firstname', 'lastname'],
  ['forename', 'surname'],
] as const;
const codes = (
  'number, * number, * no, code, * code, reference, SKU, serial number, serial no, slug, ' +
  'username, user name, login, email, e mail, email address'
).split(', ');
const descriptions = ['subject', 'headline', 'summary', 'description', 'caption', 'question'];
/** Matches names of fields that number records. */
const numbers = /\b(number|no|code|reference|SKU)$/;
const secret = /password|passwd|secret|token|hash|salt|api key/i;

/**
 * Chooses the fields by which people recognise a record: its name (with its number where the name may
 * repeat), else a number or code, else a unique text, else the first required text, else the key with
 * the first date. Empty only where no field may be read.
 */
export function displayFields(entity: DisplayCandidate): readonly string[] {
  const referring = new Set(entity.references.flatMap((reference) => reference.fields));
  const readable = entity.fields.filter((field) => field.grants.select);
  const texts = readable.filter(
    (field) => field.kind === 'text' && !referring.has(field.name) && !secret.test(field.name),
  );
  const byWords = new Map(texts.map((field) => [wordsOf(field.name).join(' '), field] as const));
  const own = wordsOf(entity.name).join(' ');
  const find = (names: readonly string[]) =>
    names.map((name) => byWords.get(name.replace('*', own))).find((field) => field !== undefined);
  const isUnique = (field: Field) =>
    [entity.key, ...entity.unique].some((list) => list.length === 1 && list[0] === field.name);

  const person = persons
    .map((names) => names.map((name) => byWords.get(name)))
    .find((parts) => parts.every((part) => part !== undefined));
  const wholeName = find(titles.slice(0, 3));
  const title = wholeName ?? (person === undefined ? find(titles) : undefined);
  const code = find(codes);
  if (title !== undefined) {
    const number = texts.find(
      (field) => isUnique(field) && !field.nullable && numbers.test(wordsOf(field.name).join(' ')),
    );
    return number === undefined || isUnique(title) ? [title.name] : [title.name, number.name];
  }
  if (person !== undefined) return person.flatMap((part) => part?.name ?? []);
  const single =
    code ??
    texts.find((field) => isUnique(field) && !field.nullable && !entity.key.includes(field.name)) ??
    find(descriptions) ??
    texts.find((field) => !field.nullable && !entity.key.includes(field.name));
  if (single !== undefined) return [single.name];

  const key = entity.key.filter((name) => readable.some((field) => field.name === name));
  const date = readable.find(
    (field) =>
      ['date', 'timestamp', 'instant'].includes(field.kind) &&
      !field.nullable &&
      !key.includes(field.name) &&
      !/^(created|updated|modified|inserted|deleted)/i.test(field.name),
  );
  if (key.length > 0) return date === undefined ? key : [...key, date.name];
  return [...texts, ...readable].slice(0, 1).map((field) => field.name);
}
