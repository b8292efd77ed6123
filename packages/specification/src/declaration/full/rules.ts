import { pathOf } from '../../key-path/index.ts';
import { entityId, findEntity, type Rule } from '../../model/index.ts';
import type { ByName, RuleDeclaration } from '../declaration.ts';
import type { ValidationContext } from '../problems.ts';

/** Point 5: returns the declared rules, which can only narrow those of the database. */
export function applyRules(
  { specification, problems }: ValidationContext,
  declared: ByName<readonly RuleDeclaration[]>,
): readonly Rule[] {
  const ids = specification.entities.map(entityId);
  return Object.entries(declared).flatMap(([id, rules = []]) => {
    const entity = findEntity(specification, id);
    if (entity === undefined) {
      problems.unknown(pathOf('rules', id), 'entity', id, ids);
      return [];
    }
    const names = new Set(entity.fields.map(({ name }) => name));
    return rules.map<Rule>(({ statement, fields = [], sql }, index) => {
      const at = pathOf('rules', id, index);
      return {
        entity: id,
        fields: problems.known(`${at}.fields`, 'field', fields, names),
        kind: 'declared',
        statement,
        ...(sql === undefined ? {} : { sql }),
        source: { from: 'declared', at },
      };
    });
  });
}
