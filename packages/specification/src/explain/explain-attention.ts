import { type Field, fieldOf, isKnown, notShown, stateFieldOf } from '../model/index.ts';
import { entityLabel, entityPlural, fieldLabel, inSentence, present } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import { conditionInWords } from './condition-words.ts';
import type { EntityContext } from './context.ts';
import { labelOfState, waysFrom, withinStates } from './explain-states.ts';
import { type Explanation, type Finding, finding, type Target } from './finding.ts';
import type { Nearness } from './question.ts';

/** Explains why overdue records, or records that are due soon, need attention. */
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
    findings: present([
      ...(isKnown(field.due)
        ? declaredDue(context, field, field.due.value.while, target)
        : guessedDue(context, field, target)),
      nearness === 'soon' &&
        finding(
          'The number of days that count as “soon”: not shown. The application uses seven.',
          notShown.source,
          { to: 'point', point: 'limits' },
        ),
      ...seenOnly(context),
    ]),
    remedies: [
      isKnown(field.due)
        ? `The due date is declared at ${path} in the specification file.`
        : `To say whether this field is a due date, set ${path} in the specification file.`,
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
  const holds = words.length === 0 ? '' : ` This applies while ${words.join(', and ')}.`;
  return [
    finding(
      `Each ${one} is overdue once its “${label}” has passed.${holds}`,
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
      `Whether “${label}” is a due date: not shown. Its name suggests that it is.`,
      notShown.source,
      target,
    ),
    finding(`“${label}” is a field of each record.`, field.source, target, [field.name]),
  ];
}

/** Explains why records in a state that isn't final need attention. */
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
          ? `Nothing says that ${plural} in “${label}” are finished.`
          : 'Whether the states are steps of a process: not shown.',
        state.transitions.source,
        known.target,
        [`${field} = '${value}'`],
      ),
      ...(isKnown(state.transitions) ? waysFrom(known, value) : []),
      ...seenOnly(context),
    ],
    remedies: [
      `If “${label}” is finished, set “final” or “settled” for it under states["${context.id}.${field}"] in the specification file.`,
    ],
  };
}

/** Only records that the person can see are counted. */
function seenOnly(context: EntityContext): readonly Finding[] {
  return actionFindings(context, 'select').slice(0, 1);
}
