import { entityLabel, entityPlural } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import type { EntityContext } from './context.ts';
import type { Explanation, Target } from './explanation.ts';
import { factFinding, finding } from './finding.ts';

/** Explains an entity's names, where its records are stored, and what the person may do with them. */
export function explainEntity(context: EntityContext): Explanation {
  const { entity, id } = context;
  const target: Target = { to: 'entity', entity: id };
  const plural = entityPlural(entity);
  return {
    title: `Why “${plural}”?`,
    findings: [
      factFinding(entity.description, (text) => text, target, {
        what: 'Description',
        wouldMakeKnown: 'Add a comment to the table, or a “description” in the specification file.',
      }),
      factFinding(
        entity.plural,
        (value) =>
          `Plural: “${value}”. Singular: “${entityLabel(entity)}”.${entity.plural.source.from === 'derived' ? ' Both come from the table’s name.' : ''}`,
        target,
        {
          what: 'Plural',
          wouldMakeKnown: 'Add a “plural” in the specification file.',
        },
      ),
      finding(`${plural} are the rows of a ${entity.kind}.`, entity.source, target, [
        `${entity.schema}.${entity.name}`,
      ]),
      ...(['select', 'insert', 'update', 'delete'] as const).flatMap((action) =>
        actionFindings(context, action).slice(0, 1),
      ),
    ],
    remedies:
      entity.plural.source.from === 'declared'
        ? [`To change the name, edit ${entity.plural.source.at} in the specification file.`]
        : [`To change the names, set entities.${id}.label and .plural in the specification file.`],
  };
}
