import { isKnown } from '../fact.ts';
import { fieldOf, stateFieldOf } from '../queries.ts';
import type { State, StateField, Transition } from '../specification.ts';
import { fieldLabel, inSentence, listed } from '../words/sentence.ts';
import { databaseRole, roleInSentence, type EntityContext } from './context.ts';
import type { Explanation, Finding, Target } from './explanation.ts';
import { factFinding, finding } from './finding.ts';

export interface StatesContext extends EntityContext {
  readonly state: StateField;
  readonly target: Target;
}

/** A field that holds states, with all that is known of them. */
export function withinStates(context: EntityContext, field: string): StatesContext | undefined {
  const state = stateFieldOf(context.specification, context.entity, field);
  if (state === undefined) return undefined;
  return { ...context, state, target: { to: 'states', entity: context.id, field } };
}

/** Why a record is in a state, what the state is, and where it leads. */
export function explainState(
  context: EntityContext,
  field: string,
  value: string,
): Explanation | undefined {
  const known = withinStates(context, field);
  const state = known?.state.states.find((each) => each.value === value);
  if (known === undefined || state === undefined) return undefined;
  const label = labelOfState(known, value);
  return {
    title: `Why “${label}”?`,
    findings: [
      finding(
        `It is what this record holds as ${inSentence(fieldLabel(context.entity, field))}: one of ${known.state.states.length} that there are.`,
        known.state.source,
        known.target,
        [`${field} = '${value}'`, ...listNames(known.state)],
      ),
      factFinding(state.label, (text) => `The state is called “${text}”.`, known.target, {
        what: 'What the state is called',
        wouldMakeKnown: 'Write “label” for it in the specification file.',
      }),
      ...toneFinding(known, state),
      ...waysFrom(known, value),
    ],
    remedies: known.state.transitions.value === undefined ? [howToDeclare(known)] : [],
  };
}

function toneFinding({ target }: StatesContext, { tone }: State): readonly Finding[] {
  return isKnown(tone)
    ? [finding(`Its colour stands for “${tone.value}”.`, tone.source, target)]
    : [];
}

function listNames({ list }: StateField): readonly string[] {
  switch (list?.from) {
    case 'enum type':
      return [`enum ${list.type}`];
    case 'check':
      return [`CHECK ${list.constraint}`];
    case 'lookup table':
      return [`lookup table ${list.schema}.${list.entity}`];
    default:
      return [];
  }
}

/** Where a record can go from a state, and why not elsewhere. */
export function explainMoves(
  context: EntityContext,
  field: string,
  from: string,
): Explanation | undefined {
  const known = withinStates(context, field);
  if (known === undefined) return undefined;
  return {
    title: `What are the next steps from “${labelOfState(known, from)}”?`,
    findings: [
      ...waysFrom(known, from),
      ...(known.state.transitions.value === undefined ? [] : nowhereElse(known, from)),
    ],
    remedies: [howToDeclare(known)],
  };
}

/** Why a record can go from one state to another, or why it cannot. */
export function explainMove(
  context: EntityContext,
  field: string,
  from: string,
  to: string,
): Explanation | undefined {
  const known = withinStates(context, field);
  if (known === undefined) return undefined;
  const found = transition(known, from, to);
  const names = `from “${labelOfState(known, from)}” to “${labelOfState(known, to)}”`;
  const findings =
    found === undefined
      ? [missing(known, from, to)]
      : [way(known, found), ...obstacles(known, found)];
  const open = found !== undefined && findings.length === 1;
  return {
    title: open ? `Why can the status change ${names}?` : `Why can’t the status change ${names}?`,
    findings,
    remedies: found === undefined ? [howToDeclare(known)] : [],
  };
}

function transition({ state }: StatesContext, from: string, to: string): Transition | undefined {
  return state.transitions.value?.find((each) => each.from === from && each.to === to);
}

/** All ways from a state, with what keeps this person from each. */
export function waysFrom(known: StatesContext, from: string): readonly Finding[] {
  const { transitions, category } = known.state;
  if (category !== undefined && isKnown(category) && category.value) {
    return [
      finding(
        'These values group records. They are not steps of a process.',
        category.source,
        known.target,
      ),
    ];
  }
  if (!isKnown(transitions)) {
    return [
      factFinding(transitions, () => '', known.target, {
        what: 'Next steps',
        wouldMakeKnown: 'Every state can be chosen. Write “transitions” in the specification file.',
      }),
    ];
  }
  const ways = transitions.value.filter((each) => each.from === from);
  if (ways.length === 0) {
    return [
      finding(
        `There are no next steps after “${labelOfState(known, from)}”.`,
        transitions.source,
        known.target,
      ),
    ];
  }
  return ways.flatMap((each) => [way(known, each), ...obstacles(known, each)]);
}

/** "To “Completed”, by dispatcher or owner, with hours." */
function way(known: StatesContext, found: Transition): Finding {
  const { specification, entity, state } = known;
  const who = found.roles.value?.map((role) => roleInSentence(specification, role));
  const needs = found.needs?.value ?? [];
  const parts = [
    `To “${labelOfState(known, found.to)}”`,
    who === undefined ? 'by anyone who can edit it' : `by ${who.join(' or ')}`,
    ...(needs.length === 0
      ? []
      : [`with ${listed(needs.map((name) => inSentence(fieldLabel(entity, name))))}`]),
  ];
  const source = found.roles.source.from === 'none' ? state.transitions.source : found.roles.source;
  return finding(`${parts.join(', ')}.`, source, known.target, [
    `${found.from} → ${found.to}`,
    ...(needs.length === 0 ? [] : [`needs ${needs.join(', ')}`]),
  ]);
}

/** What keeps this person from a way that there is. */
function obstacles(known: StatesContext, found: Transition): readonly Finding[] {
  const { specification, entity, state, roles, target, id } = known;
  const may = found.roles;
  const role = databaseRole(known);
  const closed = !entity.grants.update || fieldOf(entity, state.field)?.grants.update !== true;
  return [
    ...(isKnown(may) && !may.value.some((each) => roles.includes(each))
      ? [
          finding(
            `Not by you: you act as “${roleInSentence(specification, roles[0] ?? role)}”.`,
            may.source,
            target,
          ),
        ]
      : []),
    ...(closed
      ? [
          finding(
            `Not by you: the database does not let you change ${inSentence(fieldLabel(entity, state.field))}.`,
            fieldOf(entity, state.field)?.source ?? entity.source,
            { to: 'grants', role, entity: id },
          ),
        ]
      : []),
  ];
}

function missing(known: StatesContext, from: string, to: string): Finding {
  const { state, target } = known;
  const names = `from “${labelOfState(known, from)}” to “${labelOfState(known, to)}”`;
  return state.transitions.value === undefined
    ? finding(`Whether it can change ${names}: not shown.`, state.transitions.source, target)
    : finding(
        `Not ${names}: the team declares no such transition.`,
        state.transitions.source,
        target,
        [`no transition ${from} → ${to}`],
      );
}

/** The states that no declared transition leads to, in one finding. */
function nowhereElse(known: StatesContext, from: string): readonly Finding[] {
  const closed = known.state.states
    .map(({ value }) => value)
    .filter((value) => value !== from && transition(known, from, value) === undefined);
  if (closed.length === 0) return [];
  const names = closed.map((value) => `“${labelOfState(known, value)}”`);
  return [
    finding(
      `Not to ${listed(names)}: the team declares no such transition.`,
      known.state.transitions.source,
      known.target,
      closed.map((value) => `no transition ${from} → ${value}`),
    ),
  ];
}

function howToDeclare({ state }: StatesContext): string {
  return `Transitions are written under states["${state.entity}.${state.field}"] in the specification file.`;
}

export function labelOfState({ state }: StatesContext, value: string): string {
  const found = state.states.find((each) => each.value === value);
  return found !== undefined && isKnown(found.label) ? found.label.value : value;
}
