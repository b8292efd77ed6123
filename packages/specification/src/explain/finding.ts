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
import { formatList } from '@ninefold/messages';
import type { PointKey } from '../coverage/index.ts';
import { fieldLabel, inSentence, objectWords, quotedList } from '../phrases/index.ts';
import type { EntityContext } from './context.ts';
import { explainMessages } from './messages.ts';

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
  const { name, label = name, value, setting, amount = value } = limit;
  return finding(
    explainMessages.limit({ name: label, value }),
    limit.source,
    { to: 'limit', limit },
    setting === undefined ? [] : [`${setting} = ${amount}`],
  );
}

/** Returns where a fact comes from, in words: no names of objects, no SQL. */
function originOf(source: Source | NotShown['source']): string {
  switch (source.from) {
    case 'database':
      return explainMessages.origin({
        kind: objectKind(source.object),
        object: objectWords(source.object),
      });
    case 'declared':
      return explainMessages.declaredOrigin;
    case 'platform':
      return source.document;
    case 'derived':
      return explainMessages.derivedOrigin({
        kind: objectKind(source.of),
        object: objectWords(source.of),
      });
    default:
      return explainMessages.noOrigin;
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
const objectStart =
  /^(?:comment on(?: (?:column|role|constraint|policy|function|schema|database))?|grants to|storage bucket|partitioned table|foreign table|materialized view|\w+)(?= )/;

/** `comment_on_column`, `table` */
function objectKind(object: string): string {
  return (objectStart.exec(object)?.[0] ?? '').replaceAll(' ', '_');
}

/** A rule in words, with the constraint's name and SQL for developers. */
export function ruleFinding(context: EntityContext, rule: Rule): Finding {
  const { statement, technical } = ruleInWords(context, rule);
  return finding([statement, ...howFar(rule)].join(' '), rule.source, { to: 'rule', rule }, [
    ...(rule.constraint === undefined ? [] : [rule.constraint]),
    ...(rule.sql === undefined ? [] : [sqlOf(rule)]),
    ...technical,
  ]);
}

/** Says a rule in words: prefers a comment or a declared message to a sentence derived from the constraint. */
export function ruleInWords(
  { specification, entity, id }: Pick<EntityContext, 'specification' | 'entity' | 'id'>,
  rule: Rule,
): Pick<Finding, 'statement' | 'technical'> {
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
    const labels = rule.fields.map((name) => fieldLabel(entity, name));
    const count = rule.fields.length;
    const statement =
      rule.kind === 'check'
        ? explainMessages.checks({ fields: quotedList(labels), count })
        : explainMessages.uniqueness({ fields: formatList(labels.map(inSentence)), count });
    return { statement, technical: [] };
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
    return [explainMessages.ruleUnchecked];
  }
  return [
    ...(rule.enforced === false ? [explainMessages.ruleUnenforced] : []),
    ...(rule.validated === false ? [explainMessages.ruleUnvalidated] : []),
  ];
}

function sqlOf({ kind, sql = '' }: Rule): string {
  return kind === 'check' && !/^check\b/i.test(sql)
    ? `CHECK ${sql.startsWith('(') ? sql : `(${sql})`}`
    : sql;
}
