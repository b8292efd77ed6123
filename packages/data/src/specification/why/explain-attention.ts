import { isKnown, notShown } from '../fact.ts';
import { fieldOf, stateFieldOf } from '../queries.ts';
import type { Field } from '../specification.ts';
import { entityLabel, entityPlural, fieldLabel, inSentence } from '../words/sentence.ts';
import { actionFindings } from './action-findings.ts';
import { conditionInWords } from './condition-words.ts';
import type { EntityContext } from './context.ts';
import { withinStates, waysFrom, labelOfState } from './explain-states.ts';
import type { Explanation, Finding, Target } from './explanation.ts';
import { finding } from './finding.ts';
import type { Nearness } from './question.ts';

/** Why records are counted among what needs attention by a day: declared to be due, or called so. */
export function explainDue(
  context: EntityContext,
  name: string,
  nearness: Nearness,
): Explanation | undefined {
  const { entity, id } = context;
  const field = fieldOf(entity, name);
  if (field === undefined) return undefined;
  const target: Target = { to: 'field', entity: id, field: name };
  const plural = inSentence(entityPlural(entity));
  const path = `entities.${id}.fields.${name}.due`;
  return {
    title:
      nearness === 'past'
        ? `Why do overdue ${plural} need attention?`
        : `Why do ${plural} that are due soon need attention?`,
    findings: [
      ...(field.due !== undefined && isKnown(field.due)
        ? declaredDue(context, field, field.due.value.while, target)
        : guessedDue(context, field, target)),
      ...(nearness === 'soon'
        ? [
            finding(
              'How many days ahead are counted: not shown. The application counts those of the next seven.',
              notShown.source,
              { to: 'point', point: 'limits' },
            ),
          ]
        : []),
      ...seenOnly(context),
    ],
    remedies: [
      field.due !== undefined && isKnown(field.due)
        ? `What is due, and while what holds, is written where this is: ${path}.`
        : `Whether it says what is due: write it as ${path} in the specification file.`,
    ],
  };
}

function declaredDue(
  context: EntityContext,
  field: Field,
  conditions: Readonly<Record<string, string>>,
  target: Target,
): readonly Finding[] {
  const { entity } = context;
  const source = field.due?.source ?? field.source;
  const label = fieldLabel(entity, field.name);
  const one = inSentence(entityLabel(entity));
  const given = Object.entries(conditions);
  const words = given.map(([name, condition]) => conditionInWords(context, name, condition));
  const holds = words.length === 0 ? '' : ` That holds while ${words.join(', and ')}.`;
  return [
    finding(
      `“${label}” says until when something is to be done about each ${one}: past that it is overdue.${holds}`,
      source,
      target,
      given.map(([name, condition]) => `${name}=${condition}`),
    ),
  ];
}

function guessedDue({ entity }: EntityContext, field: Field, target: Target): readonly Finding[] {
  const label = fieldLabel(entity, field.name);
  return [
    finding(
      `By when something is to be done: not shown. “${label}” is taken for it because it is called so.`,
      notShown.source,
      target,
    ),
    finding(`The records hold “${label}”.`, field.source, target, [field.name]),
  ];
}

/** Why records in a state are counted among what needs attention: something is still to come. */
export function explainWaiting(
  context: EntityContext,
  field: string,
  value: string,
): Explanation | undefined {
  const state = stateFieldOf(context.specification, context.entity, field);
  const own = state?.states.find((each) => each.value === value);
  const known = withinStates(context, field);
  if (state === undefined || own === undefined || known === undefined) return undefined;
  const label = labelOfState(known, value);
  const plural = inSentence(entityPlural(context.entity));
  return {
    title: `Why do ${plural} in “${label}” need attention?`,
    findings: [
      finding(
        isKnown(state.transitions)
          ? `The ${plural} move through states, and nothing says that one in “${label}” is finished.`
          : 'Whether they move through states: not shown.',
        state.transitions.source,
        known.target,
        [`${field} = '${value}'`],
      ),
      ...(isKnown(state.transitions) ? waysFrom(known, value) : []),
      ...seenOnly(context),
    ],
    remedies: [
      `Whether it is finished: write “final” or “settled” for it under states["${context.id}.${field}"] in the specification file.`,
    ],
  };
}

/** Counted are those alone that the person may see. */
function seenOnly(context: EntityContext): readonly Finding[] {
  return actionFindings(context, 'select').slice(0, 1);
}
