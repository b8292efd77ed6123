import { findEntity } from '../../model/queries.ts';
import { entityId } from '../../model/paths.ts';
import type { Rule } from '../../model/specification.ts';
import type { RuleDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import type { Surroundings } from './surroundings.ts';

/** Point 5: rules of the team's own. They only narrow what the database takes. */
export function applyRules(
  { specification, problems }: Surroundings,
  declared: { readonly [entity: string]: readonly RuleDeclaration[] | undefined },
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
      const at = `${pathOf('rules', id)}[${index}]`;
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
