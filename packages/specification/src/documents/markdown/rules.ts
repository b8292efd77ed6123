import { findEntity, type Rule, type Specification } from '../../model/index.ts';
import { entityPlural, present } from '../../phrases/index.ts';
import { knownText, list, plain, sourceText, sqlBlock } from './text.ts';

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
    `(${sourceText(source)})`,
  ]).join(' ');
  return present([words, sql !== undefined && sqlBlock(sql)]);
}

function heldWords({ enforced, validated }: Rule): string | undefined {
  if (enforced === false) return 'The database does not enforce it.';
  return validated === false ? 'Existing records may violate it.' : undefined;
}
