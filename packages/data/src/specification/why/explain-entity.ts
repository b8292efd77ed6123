import { entityLabel, entityPlural, inSentence } from '../words/sentence.ts';
import { actionFindings } from './action-findings.ts';
import type { EntityContext } from './context.ts';
import type { Explanation, Target } from './explanation.ts';
import { factFinding, finding } from './finding.ts';

/** Why an entity is called so, where its records come from, and what a person may do with them. */
export function explainEntity(context: EntityContext): Explanation {
  const { entity, id } = context;
  const target: Target = { to: 'entity', entity: id };
  const plural = entityPlural(entity);
  return {
    title: `Why “${plural}”?`,
    findings: [
      factFinding(entity.description, (text) => text, target, {
        what: 'What they are',
        wouldMakeKnown:
          'Write a comment on the table, or “description” for it in the specification file.',
      }),
      factFinding(
        entity.plural,
        (value) =>
          `They are called “${value}” here, and one of them “${entityLabel(entity)}”${entity.plural.source.from === 'derived' ? ', after the table' : ''}.`,
        target,
        {
          what: 'What they are called',
          wouldMakeKnown: 'Write “plural” for it in the specification file.',
        },
      ),
      finding(
        `The ${inSentence(plural)} are the records of a ${entity.kind}.`,
        entity.source,
        target,
        [`${entity.schema}.${entity.name}`],
      ),
      ...(['select', 'insert', 'update', 'delete'] as const).flatMap((action) =>
        actionFindings(context, action).slice(0, 1),
      ),
    ],
    remedies:
      entity.plural.source.from === 'declared'
        ? [`Another name is written where this one is: ${entity.plural.source.at}.`]
        : [`Other names: write entities.${id}.label and .plural in the specification file.`],
  };
}
