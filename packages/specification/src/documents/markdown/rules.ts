import { findEntity, type Rule, type Specification } from '../../model/index.ts';
import { entityPlural, present } from '../../phrases/index.ts';
import { knownText, list, plain, sourceText, sqlBlock } from './text.ts';
import { ruleMessages } from './messages.ts';

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
  const words = present([
    plain(statement),
    knownText(description),
    heldWords(rule),
    ruleMessages.source({ source: sourceText(source) }),
  ]).join(' ');
  return present([words, sql !== undefined && sqlBlock(sql)]);
}

function heldWords({ enforced, validated }: Rule): string | undefined {
  if (enforced === false) return ruleMessages.notEnforced;
  return validated === false ? ruleMessages.notValidated : undefined;
}
