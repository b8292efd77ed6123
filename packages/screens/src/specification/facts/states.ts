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
import type { StateDiagramProps } from '@ninefold/ui/patterns/state-diagram';
import { roleLabel } from '../../descriptors/index.ts';
import { fieldAddress, pointAddress, statesAnchor } from '../../addresses/index.ts';
import { counted, detail, detailIfKnown, factDetail, present } from './fact-parts.ts';

/** Point 4: each closed list with what is declared of it. */
export function stateSections(specification: Specification): readonly FactSection[] {
  const inOrder = specification.states.toSorted((a, b) => place(a) - place(b));
  return inOrder.map((field) => {
    const { entity, field: name, states, transitions, category } = field;
    const moves = transitions.value ?? [];
    const sorts = category?.value === true;
    return {
      id: statesAnchor(field),
      title: stateTitle(specification, field),
      name: `${entity}.${name}`,
      href: fieldAddress(entity, name),
      figure: present([
        counted(states.length, sorts ? 'value' : 'state'),
        isKnown(transitions) && counted(moves.length, 'transition'),
      ]).join(' · '),
      details: movement(specification, field),
      source: field.source,
      facts: [
        ...states.map((state) => stateFact(specification, field, state)),
        ...moves.map((move) => transitionFact(specification, field, move)),
      ],
    };
  });
}

/** Fields with transitions come first, then undeclared ones, then categories. */
function place({ transitions, category }: StateField): number {
  if (category?.value === true) return 2;
  return isKnown(transitions) ? 0 : 1;
}

/** "Work order: status" */
function stateTitle(specification: Specification, { entity, field }: StateField): string {
  const found = findEntity(specification, entity);
  return found === undefined
    ? `${entity}: ${field}`
    : `${entityLabel(found)}: ${inSentence(fieldLabel(found, field))}`;
}

function stateAnchor(field: StateField, value: string): string {
  return `${statesAnchor(field)}/state/${encode(value)}`;
}

/** Returns the label of a state, or its value. */
function stateLabel(field: StateField, value: string): string {
  return field.states.find((state) => state.value === value)?.label.value ?? value;
}

function movement(specification: Specification, field: StateField): readonly FactDetail[] {
  const { category, transitions, list } = field;
  const closed = detail('Values from', listWords(list));
  if (category?.value === true) {
    return [
      closed,
      factDetail('Process', category, () => 'it groups records and is not a process'),
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
    badges: present([
      { label: label.value ?? value, tone: tone.value, state: true },
      initial && { label: 'records start here', tone: 'info' },
      final.value === true && { label: 'final', tone: 'neutral' },
    ]),
    missing: present([
      !isKnown(tone) && !sorts && 'colour',
      !isKnown(final) && !sorts && 'final or not',
    ]),
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
  return {
    id: `${statesAnchor(field)}/move/${encode(from)}/${encode(to)}`,
    title: `From ${inSentence(stateLabel(field, from))} to ${inSentence(stateLabel(field, to))}`,
    name: `${from}, ${to}`,
    text: label.value ?? null,
    badges: [{ label: 'transition', tone: 'special' }],
    missing: present([
      !isKnown(roles) && 'by whom',
      needs !== undefined && !isKnown(needs) && 'what it needs',
    ]),
    details: present([
      detailIfKnown('By', roles, (names) => roleNames(specification, names)),
      detailIfKnown(
        'Needs',
        needs,
        (names) => fieldNames(specification, field, names) || 'nothing',
      ),
    ]),
    source: label.source.from === 'none' ? field.transitions.source : label.source,
  };
}

function roleNames(specification: Specification, names: readonly string[]): string {
  return listed(names.map((name) => roleLabel(specification, name)));
}

function fieldNames(specification: Specification, of: StateField, names: readonly string[]) {
  const entity = findEntity(specification, of.entity);
  return listed(names.map((name) => (entity ? inSentence(fieldLabel(entity, name)) : name)));
}

/** Returns the diagram of a field's states. Undefined unless transitions are declared. */
export function stateDrawing(
  specification: Specification,
  field: StateField,
): StateDiagramProps | undefined {
  const { states, transitions, category } = field;
  const initial = beginningOf(specification, field);
  if (!isKnown(transitions) || transitions.value.length === 0 || category?.value === true) {
    return undefined;
  }
  return {
    label: stateTitle(specification, field),
    states: states.map(({ value, label, tone, final }) => ({
      id: value,
      label: label.value ?? value,
      tone: tone.value,
      href: pointAddress('states', stateAnchor(field, value)),
      initial: initial.value?.includes(value) === true,
      final: final.value === true,
    })),
    transitions: transitions.value.map(({ from, to, label, roles, needs }) => ({
      id: `${from} ${to}`,
      from,
      to,
      label: label.value ?? 'not shown',
      by: roles.value && roleNames(specification, roles.value),
      needs: fieldNames(specification, field, needs?.value ?? []) || undefined,
    })),
  };
}

function encode(value: string): string {
  return statesAnchor({ entity: value, field: '' }).slice(0, -1);
}
