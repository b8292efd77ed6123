import { formatList } from '@ninefold/messages';
import {
  fieldOf,
  isKnown,
  type State,
  type StateField,
  stateFieldOf,
  type Transition,
} from '../model/index.ts';
import { fieldLabel, inSentence, present, quotedList, roleInSentence } from '../phrases/index.ts';
import { databaseRole, type EntityContext } from './context.ts';
import { type Explanation, factFinding, type Finding, finding, type Target } from './finding.ts';
import { explainMessages } from './messages.ts';

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
  return {
    title: explainMessages.why({ name: labelOfState(known, value) }),
    findings: [
      finding(
        explainMessages.stateOf({
          field: fieldLabel(context.entity, field),
          count: known.state.states.length,
        }),
        known.state.source,
        known.target,
        [`${field} = '${value}'`, ...listNames(known.state)],
      ),
      factFinding(
        state.label,
        (label) => explainMessages.label({ label }),
        known.target,
        explainMessages.labelUnknown({ key: 'label' }),
      ),
      ...toneFinding(known, state),
      ...waysFrom(known, value),
    ],
    remedies: known.state.transitions.value === undefined ? [howToDeclare(known)] : [],
  };
}

function toneFinding({ target }: StatesContext, { tone }: State): readonly Finding[] {
  return isKnown(tone)
    ? [finding(explainMessages.tone({ tone: tone.value }), tone.source, target)]
    : [];
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
    title: explainMessages.nextTitle({ from: labelOfState(known, from) }),
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
  const names = { from: labelOfState(known, from), to: labelOfState(known, to) };
  const findings =
    found === undefined
      ? [missing(known, from, to)]
      : [way(known, found), ...obstacles(known, found)];
  const open = found !== undefined && findings.length === 1;
  return {
    title: open ? explainMessages.canChange(names) : explainMessages.cannotChange(names),
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
    return [finding(explainMessages.categories, category.source, known.target)];
  }
  if (!isKnown(transitions)) {
    return [
      finding(
        explainMessages.nextUnknown({ key: 'transitions' }),
        transitions.source,
        known.target,
      ),
    ];
  }
  const ways = transitions.value.filter((each) => each.from === from);
  if (ways.length === 0) {
    return [
      finding(
        explainMessages.noNext({ state: labelOfState(known, from) }),
        transitions.source,
        known.target,
      ),
    ];
  }
  return ways.flatMap((each) => [way(known, each), ...obstacles(known, each)]);
}

/** "To “Completed” (roles: dispatcher or owner). Requires hours." */
function way(known: StatesContext, found: Transition): Finding {
  const { specification, entity, state } = known;
  const target = labelOfState(known, found.to);
  const roles = found.roles.value?.map((role) => roleInSentence(specification, role));
  const needs = found.needs?.value ?? [];
  const fields = formatList(needs.map((name) => inSentence(fieldLabel(entity, name))));
  const source = found.roles.source.from === 'none' ? state.transitions.source : found.roles.source;
  return finding(
    [
      roles === undefined
        ? explainMessages.nextForAnyone({ state: target })
        : explainMessages.nextForRoles({
            state: target,
            roles: formatList(roles, 'or'),
            count: roles.length,
          }),
      ...(needs.length === 0 ? [] : [explainMessages.requires({ fields })]),
    ].join(' '),
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
  const permission = known.permission('transition', entity, fieldOf(entity, state.field));
  return present([
    isKnown(may) &&
      !may.value.some((each) => roles.includes(each)) &&
      finding(
        explainMessages.notYourRole({ role: roleInSentence(specification, roles[0] ?? role) }),
        may.source,
        target,
      ),
    permission.answer === 'no' &&
      finding(
        explainMessages.notYourPermission({
          field: fieldLabel(entity, state.field),
        }),
        permission.source,
        { to: 'grants', role, entity: id },
      ),
  ]);
}

function missing(known: StatesContext, from: string, to: string): Finding {
  const { state, target } = known;
  const names = { from: labelOfState(known, from), to: labelOfState(known, to) };
  return state.transitions.value === undefined
    ? finding(explainMessages.changeUnknown(names), state.transitions.source, target)
    : finding(explainMessages.noTransition(names), state.transitions.source, target, [
        `no transition ${from} → ${to}`,
      ]);
}

/** Returns, in one finding, the states that no declared transition reaches. */
function nowhereElse(known: StatesContext, from: string): readonly Finding[] {
  const closed = known.state.states
    .map(({ value }) => value)
    .filter((value) => value !== from && transition(known, from, value) === undefined);
  if (closed.length === 0) return [];
  const labels = closed.map((value) => labelOfState(known, value));
  return [
    finding(
      explainMessages.noTransitions({
        from: labelOfState(known, from),
        states: quotedList(labels, 'or'),
      }),
      known.state.transitions.source,
      known.target,
      closed.map((value) => `no transition ${from} → ${value}`),
    ),
  ];
}

function howToDeclare({ state }: StatesContext): string {
  const path = `states["${state.entity}.${state.field}"]`;
  return explainMessages.transitionsDeclared({ path });
}

export function labelOfState({ state }: StatesContext, value: string): string {
  const found = state.states.find((each) => each.value === value);
  return found !== undefined && isKnown(found.label) ? found.label.value : value;
}
