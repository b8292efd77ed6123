import {
  type ErrorEntry,
  type Fact,
  isKnown,
  type Limit,
  notShown,
  type NotShown,
  type Rule,
  type Screen,
  type Source,
  type Specification,
} from '../model/index.ts';
import type { PointKey } from '../coverage/index.ts';
import { fieldLabel, inSentence, listed } from '../phrases/index.ts';
import type { EntityContext } from './context.ts';

/** The answer to "why?". */
export interface Explanation {
  /** The question in words: "Why “Due”?" */
  readonly title: string;
  /** Facts with their sources, the most important first. Never empty. */
  readonly findings: readonly Finding[];
  /** Sentences that say what you can do. */
  readonly remedies: readonly string[];
}

/** A fact in words, with its source. */
export interface Finding {
  /** In words, without SQL. */
  readonly statement: string;
  readonly source: Source | NotShown['source'];
  /** The source in words, beside its kind: "a constraint on the table". */
  readonly origin: string;
  /** The place in the specification that shows it. */
  readonly target: Target;
  /** For developers: names and SQL, a line each. The source's own name is among them. */
  readonly technical: readonly string[];
}

/** The target of a link into the specification. */
export type Target =
  | { readonly to: 'point'; readonly point: PointKey }
  | { readonly to: 'screen'; readonly screen: Screen }
  | { readonly to: 'entity'; readonly entity: string }
  | { readonly to: 'field'; readonly entity: string; readonly field: string }
  | { readonly to: 'states'; readonly entity: string; readonly field: string }
  | { readonly to: 'rule'; readonly rule: Rule }
  | { readonly to: 'role'; readonly role: string }
  | { readonly to: 'grants'; readonly role: string; readonly entity: string }
  | { readonly to: 'policies'; readonly entity: string }
  | { readonly to: 'error'; readonly entry: ErrorEntry }
  | { readonly to: 'limit'; readonly limit: Limit };

/** A finding with its source in words, and by name among what developers see. */
export function finding(
  statement: string,
  source: Source | NotShown['source'],
  target: Target,
  technical: readonly string[] = [],
): Finding {
  return {
    statement,
    source,
    origin: originOf(source),
    target,
    technical: [...new Set([...technical, ...nameOfSource(source)])],
  };
}

/** A finding from a fact; where it is not shown, in words that say what would make it known. */
export function factFinding<T>(
  fact: Fact<T>,
  inWords: (value: T) => string,
  target: Target,
  notShownWords: string,
): Finding {
  if (isKnown(fact)) return finding(inWords(fact.value), fact.source, target);
  return finding(notShownWords, notShown.source, target);
}

/** A limit in words. */
export function limitFinding(limit: Limit): Finding {
  const { name, value, setting } = limit;
  return finding(
    `${name}: ${value}.`,
    limit.source,
    { to: 'limit', limit },
    setting === undefined ? [] : [`${setting} = ${value}`],
  );
}

/** Returns where a fact comes from, in words: no names of objects, no SQL. */
function originOf(source: Source | NotShown['source']): string {
  switch (source.from) {
    case 'database':
      return objectInWords(source.object);
    case 'declared':
      return 'the team’s specification file';
    case 'platform':
      return source.document;
    case 'derived':
      return `from ${objectInWords(source.of)}`;
    default:
      return 'no source';
  }
}

/** The source's own name, as a developer looks for it. */
export function nameOfSource(source: Source | NotShown['source']): readonly string[] {
  switch (source.from) {
    case 'database':
      return [source.object];
    case 'declared':
      return [`declared: ${source.at}`];
    case 'platform':
      return [`platform: ${source.document}`];
    case 'derived':
      return [`derived from: ${source.of}`];
    default:
      return [];
  }
}

/** The first word or words of an object's name say what it is. */
const objects: readonly (readonly [start: RegExp, words: string])[] = [
  [/^comment on column /, 'the comment on the column'],
  [/^comment on (role|constraint|policy|function|schema|database) /, 'the comment on a $1'],
  [/^comment on /, 'the comment on the table'],
  [/^column /, 'the column'],
  [/^constraint /, 'a constraint on the table'],
  [/^grants to /, 'the permissions of a role'],
  [/^policy /, 'a policy on the table'],
  [/^setting /, 'a setting of the server'],
  [/^storage bucket /, 'a storage bucket'],
  [/^(partitioned table|foreign table|materialized view) /, 'the $1'],
  [/^(table|view|role|function|index|trigger|type|domain|publication) /, 'the $1'],
];

function objectInWords(object: string): string {
  for (const [start, words] of objects) {
    const match = start.exec(object);
    if (match !== null) return words.replace('$1', match[1] ?? '');
  }
  return object;
}

/** A rule in words, with the constraint's name and SQL for developers. */
export function ruleFinding(context: EntityContext, rule: Rule): Finding {
  const { statement, technical } = inWords(context, rule);
  return finding([statement, ...howFar(rule)].join(' '), rule.source, { to: 'rule', rule }, [
    ...(rule.constraint === undefined ? [] : [rule.constraint]),
    ...(rule.sql === undefined ? [] : [sqlOf(rule)]),
    ...technical,
  ]);
}

/** Prefers a comment or a declared message to a sentence derived from the constraint. */
function inWords({ specification, entity, id }: EntityContext, rule: Rule) {
  if (isKnown(rule.description)) {
    const { value, source } = rule.description;
    return { statement: value, technical: nameOfSource(source) };
  }
  const message = messageOf(specification, id, rule);
  if (isKnown(message)) {
    return { statement: message.value, technical: nameOfSource(message.source) };
  }
  if (
    (rule.kind === 'check' && rule.bounds === undefined) ||
    (rule.kind === 'unique' && rule.sql !== undefined)
  ) {
    const fields = listed(rule.fields.map((name) => inSentence(fieldLabel(entity, name))));
    const what = rule.kind === 'check' ? 'checks' : 'allows no second record with the same';
    return { statement: `The database ${what} ${fields || 'the record'}.`, technical: [] };
  }
  return { statement: rule.statement, technical: [] };
}

function messageOf({ errors }: Specification, id: string, rule: Rule) {
  if (rule.constraint === undefined) return undefined;
  return errors.find(
    (entry) =>
      entry.constraint === rule.constraint && (entry.entity === undefined || entry.entity === id),
  )?.message;
}

/** Returns how far the rule is checked, where that is less than always. */
function howFar(rule: Rule): readonly string[] {
  if (rule.kind === 'declared') {
    return ['The form doesn’t check this rule; people follow it.'];
  }
  return [
    ...(rule.enforced === false ? ['The database does not enforce it.'] : []),
    ...(rule.validated === false ? ['Existing records may violate it.'] : []),
  ];
}

function sqlOf({ kind, sql = '' }: Rule): string {
  return kind === 'check' && !/^check\b/i.test(sql)
    ? `CHECK ${sql.startsWith('(') ? sql : `(${sql})`}`
    : sql;
}
