import {
  type Fact,
  isKnown,
  type Limit,
  notShown,
  type NotShown,
  type Source,
} from '../model/index.ts';
import type { Finding, Target } from './explanation.ts';

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

/** A finding from a fact; where it is not shown, that, and what would make it known. */
export function factFinding<T>(
  fact: Fact<T>,
  inWords: (value: T) => string,
  target: Target,
  unknown: { readonly what: string; readonly wouldMakeKnown: string },
): Finding {
  if (isKnown(fact)) return finding(inWords(fact.value), fact.source, target);
  return finding(`${unknown.what}: not shown. ${unknown.wouldMakeKnown}`, notShown.source, target);
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
