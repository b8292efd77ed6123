import { DatabaseError } from '../postgres/index.ts';
import { collationReason } from './left-out.ts';
import { missingObject, pathOf } from './missing-object.ts';
import { objectOf } from './statement-object.ts';
import { indexOfWords, nameAt, type Token, tokensOf } from './statement-tokens.ts';
import { tableElements, type TableElement } from './table-elements.ts';

/** A statement that loads more than nothing, and what it leaves out of the one in the dump. */
export interface StatementVariant {
  readonly sql: string;
  /** The kind of what is left out, for people. */
  readonly kind: string;
  readonly name: string;
  readonly reason: string;
  /** The column that is left out. */
  readonly column?: { readonly table: string; readonly name: string };
  /** A table or domain that compares text differently now, and the columns that this is about. */
  readonly collated?: { readonly owner: string; readonly columns: readonly string[] };
}

/** Something to cut out of a statement, or to put in its place. */
type Edit = readonly [from: number, to: number, replacement?: string];

function edited(sql: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort(([first], [second]) => second - first)
    .reduce(
      (text, [from, to, replacement = '']) => text.slice(0, from) + replacement + text.slice(to),
      sql,
    );
}

/**
 * Returns a statement without the part that made it fail.
 *
 * @param cause Why a needed object isn't there, if that is why it failed.
 */
export function variantOf(
  sql: string,
  error: unknown,
  cause: string | undefined,
): StatementVariant | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code === '42601') return olderSyntax(sql);
  return (
    withoutCollation(sql, error, cause) ??
    withoutStorage(sql, error) ??
    withoutForeignKey(sql, error) ??
    (cause === undefined ? undefined : withoutElement(sql, error, cause))
  );
}

function withoutCollation(
  sql: string,
  error: DatabaseError,
  cause: string | undefined,
): StatementVariant | undefined {
  const missing = missingObject(error);
  if (missing?.kind !== 'collation') return undefined;
  const path = pathOf(missing);
  const tokens = tokensOf(sql);
  const edits = tokens.flatMap((token, index): Edit[] => {
    if (!token.isWord || token.value !== 'collate') return [];
    const found = nameAt(tokens, index + 1);
    return found?.name === path ? [[token.start, tokens[found.next - 1]?.end ?? token.end]] : [];
  });
  if (edits.length === 0) return undefined;
  const { kind, name, table } = objectOf(sql);
  const reason = cause ?? collationReason(path);
  const elements = kind === 'table' ? tableElements(sql) : [];
  const collated = { owner: table ?? name, columns: collatedColumns(tokens, elements, edits) };
  return { sql: edited(sql, edits), kind: `collation of ${kind}`, name, reason, collated };
}

/**
 * Returns the columns that a collation which is cut out was about, and those that are generated from them. Of a
 * statement that is not about a whole table, they are among its words.
 */
function collatedColumns(
  tokens: readonly Token[],
  elements: readonly TableElement[],
  cuts: readonly Edit[],
): string[] {
  const touched = elements.filter(({ start, end }) =>
    cuts.some(([from]) => start <= from && from < end),
  );
  // The collation of a partition key is behind the columns.
  const others = tokens.filter((token) => !elements.some(contains(token)));
  const inTouched = touched.flatMap((element) => element.tokens);
  const near = touched.length < cuts.length ? [...inTouched, ...others] : inTouched;
  const words = new Set(near.map(valueOf));
  if (elements.length === 0) return [...words];
  const columns = elements.filter(({ isConstraint }) => !isConstraint);
  const named = columns.filter(({ name }) => words.has(name)).map(({ name }) => name);
  const generated = columns.filter((column) => {
    const values = column.tokens.map(valueOf);
    return values.includes('generated') && named.some((name) => values.includes(name));
  });
  return [...new Set([...named, ...generated.map(({ name }) => name)])];
}

function contains({ start }: Token): (element: TableElement) => boolean {
  return (element) => element.start <= start && start < element.end;
}

function valueOf({ value }: Token): string {
  return value;
}

/** Returns a statement without the tablespace or the table access method that is not there. */
function withoutStorage(sql: string, error: DatabaseError): StatementVariant | undefined {
  const missing = missingObject(error);
  const { kind, name } = objectOf(sql);
  const word = missing?.kind === 'tablespace' ? 'tablespace' : 'using';
  if (missing?.kind !== 'tablespace' && missing?.kind !== 'access method') return undefined;
  if (word === 'using' && kind !== 'table' && kind !== 'materialized view') return undefined;
  const tokens = tokensOf(sql);
  const edits = tokens.flatMap((token, index): Edit[] => {
    const next = tokens[index + 1];
    const isNamed = token.isWord && token.value === word && next?.value === missing.name;
    return isNamed ? [[token.start, next.end]] : [];
  });
  if (edits.length === 0) return undefined;
  const reason = `The ${missing.kind} ${missing.name} is not here: the rows are stored like all others.`;
  return { sql: edited(sql, edits), kind: missing.kind, name, reason };
}

/** Ends a clause of a column, outside parentheses. */
const clauseStarts = new Set(
  'not null constraint check default generated references primary unique collate'.split(' '),
);

/** Returns a clause from one of its tokens on, up to the next clause. */
function clauseEnd(tokens: readonly Token[], start: number, depth: number): number {
  let index = start + 1;
  // `default null` has a word that also begins a clause.
  if (tokens[index]?.value === 'null') index++;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token?.depth === depth && token.isWord && clauseStarts.has(token.value)) break;
    index++;
  }
  return index;
}

/** Leaves out the default, check or generated column of a table that needs what is not there. */
function withoutElement(
  sql: string,
  error: DatabaseError,
  cause: string,
): StatementVariant | undefined {
  const { kind, name } = objectOf(sql);
  const at = (error.position ?? 0) - 1;
  if (kind !== 'table' || at < 0) return undefined;
  const elements = tableElements(sql);
  const element = elements.find(({ start, end }) => start <= at && at < end);
  if (element === undefined) return undefined;
  if (element.isConstraint) {
    const constraint = { kind: 'constraint', name: `${element.name} of ${name}`, reason: cause };
    return { sql: edited(sql, [cutElement(elements, element)]), ...constraint };
  }
  const { tokens } = element;
  const column = `${name}.${element.name}`;
  const clause = tokens.findLastIndex(
    ({ start, isWord, value, depth }) =>
      start < at && depth === 1 && isWord && /^(default|check|generated)$/.test(value),
  );
  const word = tokens[clause];
  if (word === undefined) return undefined;
  if (word.value === 'generated') {
    return {
      sql: edited(sql, [cutElement(elements, element)]),
      kind: 'generated column',
      name: column,
      reason: cause,
      column: { table: name, name: element.name },
    };
  }
  const isNamed = word.value === 'check' && tokens[clause - 2]?.value === 'constraint';
  const from = (isNamed ? tokens[clause - 2] : word)?.start ?? word.start;
  const to = tokens[clauseEnd(tokens, clause, 1) - 1]?.end ?? element.end;
  const part = word.value === 'default' ? 'default' : 'constraint';
  return { sql: edited(sql, [[from, to]]), kind: part, name: column, reason: cause };
}

/** Cuts an element out of the list of a table's columns, with a comma beside it. */
function cutElement(elements: readonly TableElement[], element: TableElement): Edit {
  const index = elements.indexOf(element);
  const before = elements[index - 1];
  if (before !== undefined) return [before.end, element.end];
  return [element.start, elements[index + 1]?.start ?? element.end];
}

/** The embedded backend's tables are not those of an application that has schemas of the same names. */
function withoutForeignKey(sql: string, error: DatabaseError): StatementVariant | undefined {
  const fails =
    error.code === '42804' ||
    error.code === '42830' ||
    (error.code === '42703' && error.message.includes('foreign key'));
  const { kind, name } = objectOf(sql);
  if (!fails || kind !== 'table') return undefined;
  const elements = tableElements(sql);
  let schema: string | undefined;
  const edits = elements.flatMap((element): Edit[] => {
    const { tokens } = element;
    const index = tokens.findIndex(({ isWord, value }) => isWord && value === 'references');
    const path = nameAt(tokens, index + 1);
    const owner = /^(auth|storage)\./.exec(path?.name ?? '')?.[1];
    if (index < 0 || path === undefined || owner === undefined) return [];
    schema = owner;
    if (element.isConstraint) return [cutElement(elements, element)];
    const isNamed = tokens[index - 2]?.value === 'constraint';
    const from = (isNamed ? tokens[index - 2] : tokens[index])?.start ?? element.start;
    return [[from, tokens[referenceEnd(tokens, path.next) - 1]?.end ?? element.end]];
  });
  if (schema === undefined) return undefined;
  const reason = foreignSchemaReason(schema);
  return { sql: edited(sql, edits), kind: 'foreign key', name, reason };
}

/** Says why a foreign key to a schema of Supabase can't be created. */
export function foreignSchemaReason(schema: string): string {
  return `The schema ${schema} is Supabase’s here, with Supabase’s tables: a foreign key to other tables of these names can’t be created.`;
}

/** Skips `(id) match full on delete cascade deferrable initially deferred`. */
function referenceEnd(tokens: readonly Token[], from: number): number {
  const words =
    /^(match|full|partial|simple|on|delete|update|cascade|restrict|set|null|default|no|action|deferrable|not|initially|deferred|immediate|valid)$/;
  let index = from;
  while (index < tokens.length) {
    const token = tokens[index];
    const isColumns = token?.text === '(' || token?.text === ')' || (token?.depth ?? 1) > 1;
    const isNotNull = token?.value === 'not' && tokens[index + 1]?.value === 'null';
    if (token === undefined || isNotNull || !(isColumns || words.test(token.value))) break;
    index++;
  }
  return index;
}

const version18 = 'This is syntax of PostgreSQL 18, and the embedded Postgres is version 17';

/** Translates what pg_dump writes for PostgreSQL 18. */
function olderSyntax(sql: string): StatementVariant | undefined {
  const { kind, name, table } = objectOf(sql);
  if (kind === 'table' || kind === 'foreign table') {
    return storedColumns(sql, name) ?? withoutNewConstraints(sql, name);
  }
  if (table === undefined) return undefined;
  if (kind === 'change of table') return storedAddedColumn(sql, table);
  const tokens = tokensOf(sql);
  const added = indexOfWords(tokens, 'add constraint');
  const [not, none, column, ...rest] = tokens.slice(added + 3);
  const isNotNull = added >= 0 && not?.value === 'not' && none?.value === 'null';
  // `not valid` would check existing rows.
  if (!isNotNull || column === undefined || !/^(no inherit)?$/.test(valuesOf(rest)))
    return undefined;
  const from = tokens[added]?.start ?? 0;
  return {
    sql: `${sql.slice(0, from)}alter column ${column.text} set not null`,
    kind: 'constraint name',
    name: `${name} of ${table}`,
    reason: `${version18}: the column is not null, without the constraint’s name.`,
  };
}

function valuesOf(tokens: readonly Token[]): string {
  return tokens.map(({ value }) => value).join(' ');
}

/** Returns whether a statement that can't be parsed has a constraint of PostgreSQL 18. */
export function isNewConstraint(sql: string): boolean {
  return (
    /^\s*alter\s+table\b/i.test(sql) &&
    /\bwithout\s+overlaps\b|\bperiod\b|\bnot\s+enforced\b|\badd\s+constraint\s+\S+\s+not\s+null\b/i.test(
      sql,
    )
  );
}

export const newConstraintReason = `${version18}.`;

/** Stores virtual generated columns, which pg_dump writes with or without the word VIRTUAL. */
function storedColumns(sql: string, table: string): StatementVariant | undefined {
  const names: string[] = [];
  const edits = tableElements(sql).flatMap(({ tokens, name }): Edit[] => {
    const edit = storedColumn(tokens, 1);
    if (edit === undefined) return [];
    names.push(name);
    return [edit];
  });
  if (edits.length === 0) return undefined;
  const name = names.map((each) => `${table}.${each}`).join(', ');
  return { sql: edited(sql, edits), kind: 'virtual column', name, reason: storedReason };
}

/** Stores a virtual generated column that is added to a table. */
function storedAddedColumn(sql: string, table: string): StatementVariant | undefined {
  const tokens = tokensOf(sql);
  const edit = storedColumn(tokens, 0);
  if (edit === undefined) return undefined;
  const generated = tokens.findIndex(({ value, isWord }) => isWord && value === 'generated');
  const name = tokens.slice(0, generated).findLast(({ value }, index, all) => {
    return /^(column|exists|add)$/.test(all[index - 1]?.value ?? '') && value !== 'column';
  });
  return {
    sql: edited(sql, [edit]),
    kind: 'virtual column',
    name: `${table}.${name?.value ?? ''}`,
    reason: storedReason,
  };
}

const storedReason = `${version18}: the values are stored instead.`;

/** Returns the edit that stores a generated column, if it is virtual. Its clauses have a depth of their own. */
function storedColumn(tokens: readonly Token[], clauseDepth: number): Edit | undefined {
  const generated = tokens.findIndex(
    ({ value, depth, isWord }, index) =>
      isWord && value === 'generated' && depth === clauseDepth && tokens[index + 3]?.text === '(',
  );
  if (generated < 0) return undefined;
  const close = tokens.findIndex(
    ({ text, depth }, index) => index > generated && text === ')' && depth === clauseDepth,
  );
  const [end, next] = [tokens[close], tokens[close + 1]];
  if (end === undefined || next?.value === 'stored') return undefined;
  return next?.value === 'virtual'
    ? [next.start, next.end, 'STORED']
    : [end.end, end.end, ' STORED'];
}

/** Leaves out constraints that are not enforced or not inherited, and those of ranges. */
function withoutNewConstraints(sql: string, table: string): StatementVariant | undefined {
  const elements = tableElements(sql);
  const names: string[] = [];
  const edits = elements.flatMap((element): Edit[] => {
    const text = sql.slice(element.start, element.end);
    const isNew =
      /\bnot\s+enforced\s*$|\bwithout\s+overlaps\b|\bperiod\b/i.test(text) ||
      /^constraint\s+\S+\s+not\s+null\b/i.test(text);
    if (element.isConstraint && isNew) {
      names.push(element.name);
      return [cutElement(elements, element)];
    }
    const [before, word] = element.tokens.slice(-2);
    const clause = valuesOf(element.tokens.slice(-2));
    if (element.isConstraint || !/^(no inherit|not enforced)$/.test(clause)) return [];
    names.push(element.name);
    if (clause === 'no inherit') return [[before?.start ?? 0, word?.end ?? 0]];
    const check = element.tokens.findLast(({ value, depth }) => value === 'check' && depth === 1);
    const index = check === undefined ? -1 : element.tokens.indexOf(check);
    const isNamed = element.tokens[index - 2]?.value === 'constraint';
    const from = (isNamed ? element.tokens[index - 2] : check)?.start;
    return from === undefined ? [] : [[from, element.end]];
  });
  if (edits.length === 0) return undefined;
  return {
    sql: edited(sql, edits),
    kind: 'constraint',
    name: names.map((each) => `${each} of ${table}`).join(', '),
    reason: newConstraintReason,
  };
}
