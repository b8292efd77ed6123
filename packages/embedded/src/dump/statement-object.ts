import { indexOfWords, nameAt, type Token, tokensOf } from './statement-tokens.ts';

/** What a statement creates, changes or fills. */
export interface StatementObject {
  /** For people, in the singular: `table`, `rows`, `grant`. */
  readonly kind: string;
  /** With its schema if the statement names it, as in `public.shop`; empty if it has none. */
  readonly name: string;
  /** The table that it belongs to or fills. */
  readonly table?: string;
  /** Names that nothing has if the statement is left out. */
  readonly creates: readonly string[];
}

const modifiers = new Set(
  'or replace global local temp temporary unlogged trusted procedural constraint recursive default unique'.split(
    ' ',
  ),
);

const kindsOfSeveralWords = [
  'materialized view',
  'foreign table',
  'foreign data wrapper',
  'event trigger',
  'user mapping',
  'text search configuration',
  'text search dictionary',
  'text search parser',
  'text search template',
  'operator class',
  'operator family',
  'access method',
  'default privileges',
  'foreign server',
  'large object',
];

/** Reads the first words of a statement: enough to tell what it is about. */
export function objectOf(sql: string): StatementObject {
  const tokens = tokensOf(sql, 400);
  const [first] = tokens;
  if (first?.value === 'create') return createdObject(tokens);
  if (first?.value === 'alter') return alteredObject(tokens);
  if (first?.value === 'copy') return rowsOf(nameAt(tokens, 1)?.name);
  if (first?.value === 'insert') return rowsOf(nameAt(tokens, 2)?.name);
  if (first?.value === 'refresh') return rowsOf(nameAt(tokens, 3)?.name);
  if (first?.value === 'comment') return named('comment', objectAt(tokens, 2).name);
  if (first?.value === 'grant' || first?.value === 'revoke') {
    const on = indexOfWords(tokens, 'on');
    return named('grant', on < 0 ? '' : objectAt(tokens, on + 1).name);
  }
  if (first?.value === 'security') return named('security label', '');
  const sequence = /^\s*select\s+(?:pg_catalog\.)?setval\s*\(\s*'([^']+)'/i.exec(sql)?.[1];
  if (sequence !== undefined) return named('sequence value', sequence.replaceAll('"', ''));
  return named(first?.value === 'set' ? 'setting' : 'statement', '');
}

const named = (kind: string, name: string): StatementObject => ({ kind, name, creates: [] });

function rowsOf(table = ''): StatementObject {
  return { kind: 'rows', name: table, table, creates: [] };
}

/** Reads a kind of object and its name, as after `comment on`. */
function objectAt(tokens: readonly Token[], index: number) {
  const several = kindsOfSeveralWords.find((words) =>
    words.split(' ').every((each, offset) => tokens[index + offset]?.value === each),
  );
  const kind = several ?? tokens[index]?.value ?? '';
  let next = index + kind.split(' ').length;
  while (
    tokens[next]?.isWord &&
    /^(if|not|exists|concurrently|only|for)$/.test(tokens[next]?.value ?? '')
  ) {
    next++;
  }
  // `grant select on shop` has no kind.
  const found = nameAt(tokens, next);
  if (found === undefined || found.name === 'to') {
    return { kind: 'table', name: nameAt(tokens, index)?.name ?? '', next };
  }
  return { kind, name: found.name, next: found.next };
}

function createdObject(tokens: readonly Token[]): StatementObject {
  let index = 1;
  while (tokens[index]?.isWord && modifiers.has(tokens[index]?.value ?? '')) index++;
  const { kind, name } = objectAt(tokens, index);
  if (['index', 'trigger', 'policy', 'rule', 'statistics'].includes(kind)) {
    const marks = { rule: 'to', statistics: 'from' }[kind] ?? 'on';
    const on = indexOfWords(tokens, marks, index + 1);
    const only = tokens[on + 1]?.value === 'only' ? 1 : 0;
    const table = on < 0 ? undefined : nameAt(tokens, on + 1 + only)?.name;
    const isNamed = name !== 'on';
    const schema = table?.includes('.') ? `${table.split('.')[0]}.` : '';
    const own = kind === 'index' ? `${schema}${name}` : name;
    return { kind, name: isNamed ? own : '', table, creates: isNamed ? [own] : [] };
  }
  // Others refer to these by more than this name.
  if (['cast', 'operator', 'transform', 'user mapping'].includes(kind)) return named(kind, name);
  const sequences = kind === 'table' ? serialSequences(tokens, name) : [];
  return { kind, name, creates: [name, ...sequences] };
}

/** The sequences that Postgres creates for `serial` and identity columns of a table. */
function serialSequences(tokens: readonly Token[], table: string): string[] {
  return tokens.flatMap((token, index) => {
    const column = tokens[index - 1];
    const isSerial = token.depth === 1 && /^(big|small)?serial[248]?$/.test(token.value);
    return isSerial && column?.isIdentifier ? [`${table}_${column.value}_seq`] : [];
  });
}

function alteredObject(tokens: readonly Token[]): StatementObject {
  const { kind, name, next } = objectAt(tokens, 1);
  if (kind === 'default privileges') return named('default privilege', '');
  const action = tokens.slice(next);
  if (indexOfWords(action, 'owner to') >= 0) return named('owner', name);
  if (kind !== 'table' && kind !== 'foreign table') return named(`change of ${kind}`, name);
  const added = indexOfWords(action, 'add constraint');
  if (added >= 0) {
    const constraint = action[added + 2]?.value ?? '';
    const schema = name.includes('.') ? `${name.split('.')[0]}.` : '';
    const own = `${schema}${constraint}`;
    return { kind: constraintKind(action), name: constraint, table: name, creates: [own] };
  }
  const sequence = action.findIndex(
    ({ value }, index) => value === 'sequence' && action[index + 1]?.value === 'name',
  );
  const created = sequence < 0 ? undefined : nameAt(action, sequence + 2)?.name;
  const creates = created === undefined ? [] : [created];
  const column = indexOfWords(action, 'alter column');
  if (column >= 0) {
    const isDefault = indexOfWords(action, 'set default') >= 0;
    const path = `${name}.${action[column + 2]?.value ?? ''}`;
    return { kind: isDefault ? 'default' : 'column setting', name: path, table: name, creates };
  }
  return { kind: `change of ${kind}`, name, table: name, creates };
}

function constraintKind(tokens: readonly Token[]): string {
  if (indexOfWords(tokens, 'foreign key') >= 0) return 'foreign key';
  if (indexOfWords(tokens, 'primary key') >= 0 || indexOfWords(tokens, 'unique') >= 0) return 'key';
  return 'constraint';
}

/** Counts the rows of `insert … values (…), (…)`; 1 for any other insert. */
export function insertedRows(sql: string): number {
  const tokens = tokensOf(sql);
  const values = indexOfWords(tokens, 'values');
  if (values < 0) return 1;
  return tokens.slice(values).filter(({ text, depth }) => text === '(' && depth === 0).length;
}

/** Counts the rows of a COPY block. */
export function copiedRows(sql: string, rows: string): number {
  const isText = !/\bcsv\b/i.test(sql);
  const text = isText ? rows : rows.replace(/"[^"]*"/g, '""');
  const lines = text.split('\n').filter((line, index, all) => {
    return line !== '' || (isText && index < all.length - 1);
  }).length;
  const hasHeader = !isText && /\bheader\b(?!\s*(?:false|off|0))/i.test(sql);
  return hasHeader ? Math.max(0, lines - 1) : lines;
}
