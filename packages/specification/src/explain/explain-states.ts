import {
  fieldOf,
  isKnown,
  type State,
  type StateField,
  stateFieldOf,
  type Transition,
} from '../model/index.ts';
import { anyOf, fieldLabel, inSentence, listed, present } from '../phrases/index.ts';
import { databaseRole, type EntityContext, roleInSentence } from './context.ts';
import { type Explanation, factFinding, type Finding, finding, type Target } from './finding.ts';

export interface StatesContext extends EntityContext {
  readonly state: StateField;
  readonly target: Target;
}

/** A field that holds states, and what is known about them. */
export function withinStates(context: EntityContext, field: string): StatesContext | undefined {
  const state = stateFieldOf(context.specification, context.entity, field);
  if (state === undefined) return undefined;
  return { ...context, state, target: { to: 'states', entity: context.id, field } };
}

/** Explains a record's state and its next steps. */
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
        `It is this record’s ${inSentence(fieldLabel(context.entity, field))}, one of ${known.state.states.length}.`,
        known.state.source,
        known.target,
        [`${field} = '${value}'`, ...listNames(known.state)],
      ),
      factFinding(
        state.label,
        (text) => `Its label is “${text}”.`,
        known.target,
        'Label: not shown. Add a “label” in the specification file.',
      ),
      ...toneFinding(known, state),
      ...waysFrom(known, value),
    ],
    remedies: known.state.transitions.value === undefined ? [howToDeclare(known)] : [],
  };
}

function toneFinding({ target }: StatesContext, { tone }: State): readonly Finding[] {
  return isKnown(tone) ? [finding(`Its colour means “${tone.value}”.`, tone.source, target)] : [];
}

function listNames({ list }: StateField): readonly string[] {
  switch (list?.from) {
    case 'enum type':
      return [`enum ${list.type}`];
    case 'check':
      return [`CHECK ${list.constraint}`];
    default:
      return [];
  }
}

/** Explains which states a record can change to, and which it can't. */
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

/** Explains why a record's state can, or can't, change to another. */
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

/** Returns the transitions from a state, with what prevents this person from each. */
export function waysFrom(known: StatesContext, from: string): readonly Finding[] {
  const { transitions, category } = known.state;
  if (isKnown(category) && category.value) {
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
      factFinding(
        transitions,
        () => '',
        known.target,
        'Next steps: not shown. Every state can be chosen. Add “transitions” in the specification file.',
      ),
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

/** "To “Completed”, by dispatcher or owner. Requires hours." */
function way(known: StatesContext, found: Transition): Finding {
  const { specification, entity, state } = known;
  const who = found.roles.value?.map((role) => roleInSentence(specification, role));
  const needs = found.needs?.value ?? [];
  const parts = [
    `To “${labelOfState(known, found.to)}”`,
    who === undefined ? 'by anyone who can edit it' : `by ${who.join(' or ')}`,
  ];
  const required =
    needs.length === 0
      ? ''
      : ` Requires ${listed(needs.map((name) => inSentence(fieldLabel(entity, name))))}.`;
  const source = found.roles.source.from === 'none' ? state.transitions.source : found.roles.source;
  return finding(
    `${parts.join(', ')}.${required}`,
    source,
    known.target,
    present([`${found.from} → ${found.to}`, needs.length !== 0 && `needs ${needs.join(', ')}`]),
  );
}

/** Returns what prevents this person from making a transition. */
function obstacles(known: StatesContext, found: Transition): readonly Finding[] {
  const { specification, entity, state, roles, target, id } = known;
  const may = found.roles;
  const role = databaseRole(known);
  const closed = !entity.grants.update || fieldOf(entity, state.field)?.grants.update !== true;
  return present([
    isKnown(may) &&
      !may.value.some((each) => roles.includes(each)) &&
      finding(
        `Not by you: your role is “${roleInSentence(specification, roles[0] ?? role)}”.`,
        may.source,
        target,
      ),
    closed &&
      finding(
        `Not by you: you don’t have permission to edit ${inSentence(fieldLabel(entity, state.field))}.`,
        fieldOf(entity, state.field)?.source ?? entity.source,
        { to: 'grants', role, entity: id },
      ),
  ]);
}

function missing(known: StatesContext, from: string, to: string): Finding {
  const { state, target } = known;
  const names = `from “${labelOfState(known, from)}” to “${labelOfState(known, to)}”`;
  return state.transitions.value === undefined
    ? finding(
        `Whether the status can change ${names}: not shown.`,
        state.transitions.source,
        target,
      )
    : finding(
        `There is no transition ${names} in the specification file.`,
        state.transitions.source,
        target,
        [`no transition ${from} → ${to}`],
      );
}

/** Returns, in one finding, the states that no declared transition reaches. */
function nowhereElse(known: StatesContext, from: string): readonly Finding[] {
  const closed = known.state.states
    .map(({ value }) => value)
    .filter((value) => value !== from && transition(known, from, value) === undefined);
  if (closed.length === 0) return [];
  const names = closed.map((value) => `“${labelOfState(known, value)}”`);
  return [
    finding(
      `There is no transition to ${anyOf(names)} in the specification file.`,
      known.state.transitions.source,
      known.target,
      closed.map((value) => `no transition ${from} → ${value}`),
    ),
  ];
}

function howToDeclare({ state }: StatesContext): string {
  return `Transitions are declared at states["${state.entity}.${state.field}"] in the specification file.`;
}

export function labelOfState({ state }: StatesContext, value: string): string {
  const found = state.states.find((each) => each.value === value);
  return found !== undefined && isKnown(found.label) ? found.label.value : value;
}
