import { formatList } from '@ninefold/messages';
import {
  beginningOf,
  type ClosedList,
  entityName,
  fieldLabel,
  findEntity,
  inSentence,
  isKnown,
  type Specification,
  type State,
  type StateField,
  type Transition,
} from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '../../patterns/specification-facts/index.ts';
import type { StateDiagramProps } from '../../patterns/state-diagram/index.ts';
import { fieldAddress, pointAddress, roleLabel, statesAnchor } from '@ninefold/screens/inspector';
import { detail, detailIfKnown, factDetail, present } from './fact-parts.ts';
import { factMessages, stateFactMessages } from './messages.ts';

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
        stateFactMessages[sorts ? 'values' : 'states']({ count: states.length }),
        isKnown(transitions) && stateFactMessages.transitions({ count: moves.length }),
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
    : stateFactMessages.title({
        ...entityName(found),
        field: inSentence(fieldLabel(found, field)),
      });
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
  const closed = detail(stateFactMessages.valuesFrom, listWords(list));
  if (category?.value === true) {
    return [
      closed,
      factDetail(stateFactMessages.process, category, () => stateFactMessages.category),
    ];
  }
  return [
    closed,
    factDetail(stateFactMessages.startsAs, beginningOf(specification, field), (values) =>
      formatList(values.map((value) => stateLabel(field, value))),
    ),
    factDetail(stateFactMessages.transitionsTerm, transitions, (moves) =>
      stateFactMessages.drawn({ count: moves.length }),
    ),
  ];
}

function listWords(list: ClosedList | undefined): string {
  switch (list?.from) {
    case 'enum type':
      return stateFactMessages.type({ name: list.type });
    case 'check':
      return stateFactMessages.check({ name: list.constraint });
    default:
      return stateFactMessages.database;
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
      initial && { label: stateFactMessages.initial, tone: 'info' },
      final.value === true && { label: stateFactMessages.final, tone: 'neutral' },
    ]),
    missing: present([
      !isKnown(tone) && !sorts && stateFactMessages.colour,
      !isKnown(final) && !sorts && stateFactMessages.finalOrNot,
    ]),
    source: field.source,
    sources: [
      { of: factMessages.label, source: label.source },
      { of: stateFactMessages.colourSource, source: tone.source },
      { of: stateFactMessages.finalSource, source: final.source },
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
    title: stateFactMessages.fromTo({
      from: inSentence(stateLabel(field, from)),
      to: inSentence(stateLabel(field, to)),
    }),
    name: `${from}, ${to}`,
    text: label.value ?? null,
    badges: [{ label: stateFactMessages.transition, tone: 'special' }],
    missing: present([
      !isKnown(roles) && stateFactMessages.byWhom,
      needs !== undefined && !isKnown(needs) && stateFactMessages.requirements,
    ]),
    details: present([
      detailIfKnown(stateFactMessages.by, roles, (names) => roleNames(specification, names)),
      detailIfKnown(
        stateFactMessages.requires,
        needs,
        (names) => fieldNames(specification, field, names) || factMessages.nothing,
      ),
    ]),
    source: label.source.from === 'none' ? field.transitions.source : label.source,
  };
}

function roleNames(specification: Specification, names: readonly string[]): string {
  return formatList(names.map((name) => roleLabel(specification, name)));
}

function fieldNames(specification: Specification, of: StateField, names: readonly string[]) {
  const entity = findEntity(specification, of.entity);
  return formatList(names.map((name) => (entity ? inSentence(fieldLabel(entity, name)) : name)));
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
      label: label.value ?? factMessages.notShown,
      by: roles.value && roleNames(specification, roles.value),
      needs: fieldNames(specification, field, needs?.value ?? []) || undefined,
    })),
  };
}

function encode(value: string): string {
  return statesAnchor({ entity: value, field: '' }).slice(0, -1);
}
