import { isKnown } from '../../../model/fact.ts';
import { findEntity } from '../../../model/queries.ts';
import type { Rule, Specification } from '../../../model/specification.ts';
import { entityPlural } from '../../../phrases/sentence.ts';
import { factText, list, plain, sourceText, sqlBlock } from '../text.ts';

/** Point 5: the rules in words, entity by entity, with the SQL beneath those that the database checks. */
export function rulesSection(specification: Specification): readonly string[] {
  const byEntity = Map.groupBy(specification.rules, ({ entity }) => entity);
  return [...byEntity].flatMap(([id, rules]) => {
    const entity = findEntity(specification, id);
    return [
      `### ${plain(entity === undefined ? id : entityPlural(entity))}`,
      list(rules.map(ruleItem)),
    ];
  });
}

function ruleItem(rule: Rule): readonly string[] {
  const { statement, description, sql, source } = rule;
  const words = [
    plain(statement),
    description !== undefined && isKnown(description) ? factText(description) : undefined,
    heldWords(rule),
    `(${sourceText(source)})`,
  ].filter((part) => part !== undefined);
  return sql === undefined ? [words.join(' ')] : [words.join(' '), sqlBlock(sql)];
}

function heldWords({ enforced, validated }: Rule): string | undefined {
  if (enforced === false) return 'The database does not enforce it.';
  return validated === false ? 'Existing records may violate it.' : undefined;
}
