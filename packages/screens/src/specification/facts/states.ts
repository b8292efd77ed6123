import {
  beginningOf,
  type ClosedList,
  entityLabel,
  fieldLabel,
  findEntity,
  inSentence,
  isKnown,
  listed,
  type Specification,
  type State,
  type StateField,
  type Transition,
} from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '@ninefold/ui/patterns/specification-facts';
import { roleLabel } from '../../descriptors/index.ts';
import { fieldAddress, statesAnchor } from '../../addresses/index.ts';
import { counted, detail, detailIfKnown, factDetail } from './fact-parts.ts';

/** Point 4: each closed list with what is declared of it. */
export function stateSections(specification: Specification): readonly FactSection[] {
  return inOrder(specification.states).map((field) => {
    const { entity, field: name, states, transitions, category } = field;
    const moves = transitions.value ?? [];
    const sorts = category?.value === true;
    return {
      id: statesAnchor(field),
      title: stateTitle(specification, field),
      name: `${entity}.${name}`,
      href: fieldAddress(entity, name),
      figure: [
        counted(states.length, sorts ? 'value' : 'state'),
        ...(isKnown(transitions) ? [counted(moves.length, 'transition')] : []),
      ].join(' · '),
      details: movement(specification, field),
      source: field.source,
      facts: [
        ...states.map((state) => stateFact(specification, field, state)),
        ...moves.map((move) => transitionFact(specification, field, move)),
      ],
    };
  });
}

/** Sorts fields with transitions first, then undeclared ones, then categories. */
function inOrder(states: readonly StateField[]): readonly StateField[] {
  return states.toSorted((a, b) => place(a) - place(b));
}

function place({ transitions, category }: StateField): number {
  if (category?.value === true) return 2;
  return isKnown(transitions) ? 0 : 1;
}

/** "Work order: status" */
export function stateTitle(specification: Specification, { entity, field }: StateField): string {
  const found = findEntity(specification, entity);
  return found === undefined
    ? `${entity}: ${field}`
    : `${entityLabel(found)}: ${inSentence(fieldLabel(found, field))}`;
}

/** Returns the anchor of a state. */
export function stateAnchor(field: StateField, value: string): string {
  return `${statesAnchor(field)}/state/${encode(value)}`;
}

/** Returns the label of a state, or its value. */
export function stateLabel(field: StateField, value: string): string {
  return field.states.find((state) => state.value === value)?.label.value ?? value;
}

function movement(specification: Specification, field: StateField): readonly FactDetail[] {
  const { category, transitions, list } = field;
  const closed = detail('Values from', listWords(list));
  if (category?.value === true) {
    return [
      closed,
      ...detailIfKnown('Process', category, () => 'it groups records and is not a process'),
    ];
  }
  return [
    closed,
    factDetail('Starts as', beginningOf(specification, field), (values) =>
      listed(values.map((value) => stateLabel(field, value))),
    ),
    factDetail('Transitions', transitions, (moves) =>
      moves.length === 0 ? 'none: a state never changes' : `${moves.length}, drawn below`,
    ),
  ];
}

function listWords(list: ClosedList | undefined): string {
  switch (list?.from) {
    case 'enum type':
      return `the type ${list.type}`;
    case 'check':
      return `the check ${list.constraint}`;
    case 'lookup table':
      return `the records of ${list.schema}.${list.entity}`;
    default:
      return 'the database';
  }
}

function stateFact(
  specification: Specification,
  field: StateField,
  state: State,
): SpecificationFact {
  const { value, label, tone, final } = state;
  const sorts = field.category?.value === true;
  const initial = beginningOf(specification, field).value?.includes(value) === true;
  return {
    id: stateAnchor(field, value),
    title: label.value ?? value,
    name: value,
    badges: [
      { label: label.value ?? value, tone: tone.value, state: true },
      ...(initial ? [{ label: 'records start here', tone: 'info' as const }] : []),
      ...(final.value === true ? [{ label: 'final', tone: 'neutral' as const }] : []),
    ],
    missing: [
      ...(isKnown(tone) || sorts ? [] : ['colour']),
      ...(isKnown(final) || sorts ? [] : ['final or not']),
    ],
    source: field.source,
    sources: [
      { of: 'Label', source: label.source },
      { of: 'Colour', source: tone.source },
      { of: 'Final', source: final.source },
    ],
  };
}

function transitionFact(
  specification: Specification,
  field: StateField,
  { from, to, label, roles, needs }: Transition,
): SpecificationFact {
  const entity = findEntity(specification, field.entity);
  const named = (name: string) =>
    entity === undefined ? name : inSentence(fieldLabel(entity, name));
  return {
    id: `${statesAnchor(field)}/move/${encode(from)}/${encode(to)}`,
    title: `From ${inSentence(stateLabel(field, from))} to ${inSentence(stateLabel(field, to))}`,
    name: `${from}, ${to}`,
    text: label.value ?? null,
    badges: [{ label: 'transition', tone: 'special' }],
    missing: [
      ...(isKnown(roles) ? [] : ['by whom']),
      ...(needs === undefined || isKnown(needs) ? [] : ['what it needs']),
    ],
    details: [
      ...detailIfKnown('By', roles, (names) =>
        listed(names.map((name) => roleLabel(specification, name) ?? name)),
      ),
      ...detailIfKnown('Needs', needs, (names) => listed(names.map(named)) || 'nothing'),
    ],
    source: label.source.from === 'none' ? field.transitions.source : label.source,
  };
}

function encode(value: string): string {
  return statesAnchor({ entity: value, field: '' }).slice(0, -1);
}
