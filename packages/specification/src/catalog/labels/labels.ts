import type { ValueKind } from '@ninefold/values';
import { plural, singular } from './nouns.ts';
import { sentenceCase, wordsOf } from './words.ts';

/** Names such as `sales_by_store` have their noun before these. */
const prepositions = new Set(['by', 'for', 'from', 'in', 'of', 'on', 'per', 'to', 'with']);

/** Makes the labels of an entity, singular and plural: `work_orders` → "Work order", "Work orders". */
export function entityLabels(name: string): { readonly label: string; readonly plural: string } {
  const words = wordsOf(name);
  const last = words.at(-1);
  if (last === undefined) return { label: name, plural: name };
  const asItIs = sentenceCase(words);
  const isPhrase = words.some((word) => prepositions.has(word)) || /[^e]ed$/.test(last);
  if (isPhrase) return { label: asItIs, plural: asItIs };
  const one = singular(last);
  const front = words.slice(0, -1);
  return { label: sentenceCase([...front, one]), plural: sentenceCase([...front, plural(one)]) };
}

export interface LabelledColumn {
  readonly name: string;
  readonly kind: ValueKind;
  /** The column alone is a foreign key. */
  readonly refers: boolean;
}

/**
 * Makes labels by column name: `due_at` → "Due", `is_active` → "Active", and `customer_id` →
 * "Customer" where it is a foreign key. Where two columns would have the same label, both keep their
 * full name, and names that differ only in case or punctuation are shown as the database has them.
 */
export function fieldLabels(columns: readonly LabelledColumn[]): ReadonlyMap<string, string> {
  const short = columns.map((column) => [column.name, sentenceCase(shortened(column))] as const);
  const full = replaceEqual(short, (name) => sentenceCase(wordsOf(name)) || name);
  return new Map(replaceEqual(full, (name) => name));
}

type Labelled = readonly (readonly [name: string, label: string])[];

/** Gives columns that have the same label another one. */
function replaceEqual(labelled: Labelled, labelOf: (name: string) => string): Labelled {
  const uses = Map.groupBy(labelled, ([, label]) => label.toLowerCase());
  return labelled.map(([name, label]) => [
    name,
    uses.get(label.toLowerCase())?.length === 1 ? label : labelOf(name),
  ]);
}

/** Makes the label of an enum's value: `in_progress` → "In progress"; codes (`EUR`, `PG-13`) stay. */
export function stateLabel(value: string): string {
  const isCode = value === value.toUpperCase() && (value.length <= 3 || /\d/.test(value));
  return isCode ? value : sentenceCase(wordsOf(value)) || value;
}

const keySuffixes = new Set(['ID', 'UUID', 'fk', 'key', 'ref']);
const moments = new Set<ValueKind>(['date', 'time', 'timestamp', 'instant']);

function shortened({ name, kind, refers }: LabelledColumn): readonly string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  if (words.length === 0) return [name];
  if (words.length === 1) return words;
  if (refers && keySuffixes.has(last)) return words.slice(0, -1);
  if (moments.has(kind) && (last === 'at' || last === 'on')) return words.slice(0, -1);
  if (kind === 'boolean' && first === 'is') return words.slice(1);
  return words;
}
