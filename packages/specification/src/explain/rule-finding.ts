import { isKnown, type Rule, type Specification } from '../model/index.ts';
import { fieldLabel, inSentence, listed } from '../phrases/index.ts';
import type { EntityContext } from './context.ts';
import type { Finding } from './explanation.ts';
import { finding, nameOfSource } from './finding.ts';

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
