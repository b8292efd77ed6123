import { type Field, fieldOf, isKnown, notShown, stateFieldOf } from '../model/index.ts';
import { conditionWords, entityName, fieldLabel, present } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import type { EntityContext } from './context.ts';
import { labelOfState, waysFrom, withinStates } from './explain-states.ts';
import { type Explanation, type Finding, finding, type Target } from './finding.ts';
import { explainMessages } from './messages.ts';
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
  const path = `entities.${id}.fields.${name}.due`;
  return {
    title: explainMessages.dueTitle({ ...entityName(entity), nearness }),
    findings: present([
      ...(isKnown(field.due)
        ? declaredDue(context, field, field.due.value.while, target)
        : guessedDue(context, field, target)),
      nearness === 'soon' &&
        finding(explainMessages.daysUnknown, notShown.source, { to: 'point', point: 'limits' }),
      ...seenOnly(context),
    ]),
    remedies: [
      isKnown(field.due)
        ? explainMessages.dueDeclared({ path })
        : explainMessages.declareDue({ path }),
    ],
  };
}

function declaredDue(
  context: EntityContext,
  field: Field,
  conditions: Readonly<Record<string, string>>,
  target: Target,
): readonly Finding[] {
  const { entity, specification } = context;
  const words = conditionWords(specification, entity, conditions);
  const source = field.due?.source ?? field.source;
  const label = fieldLabel(entity, field.name);
  const given = Object.entries(conditions);
  return [
    finding(
      [
        explainMessages.overdue({ ...entityName(entity), label }),
        ...(given.length === 0 ? [] : [explainMessages.overdueWhile({ conditions: words })]),
      ].join(' '),
      source,
      target,
      given.map(([name, condition]) => `${name}=${condition}`),
    ),
  ];
}

function guessedDue({ entity }: EntityContext, field: Field, target: Target): readonly Finding[] {
  const label = fieldLabel(entity, field.name);
  return [
    finding(explainMessages.dueUnknown({ label }), notShown.source, target),
    finding(explainMessages.dueField({ label }), field.source, target, [field.name]),
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
  const names = { ...entityName(context.entity), state: labelOfState(known, value) };
  const path = `states["${context.id}.${field}"]`;
  return {
    title: explainMessages.waitingTitle(names),
    findings: [
      finding(
        isKnown(state.transitions)
          ? explainMessages.notFinished(names)
          : explainMessages.stepsUnknown,
        state.transitions.source,
        known.target,
        [`${field} = '${value}'`],
      ),
      ...(isKnown(state.transitions) ? waysFrom(known, value) : []),
      ...seenOnly(context),
    ],
    remedies: [
      explainMessages.declareFinal({ ...names, final: 'final', settled: 'settled', path }),
    ],
  };
}

/** Only records that the person can see are counted. */
function seenOnly(context: EntityContext): readonly Finding[] {
  return actionFindings(context, 'select').slice(0, 1);
}
