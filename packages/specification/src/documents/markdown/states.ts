import {
  beginningOf,
  type ClosedList,
  findEntity,
  isKnown,
  type Specification,
  type StateField,
} from '../../model/index.ts';
import { entityLabel, fieldLabel, inSentence, listed } from '../../phrases/index.ts';
import {
  code,
  factOf,
  factText,
  list,
  names,
  notShownText,
  plain,
  sourceText,
  table,
} from './text.ts';

/** Point 4: each closed list with what is declared of it. */
export function statesSection(specification: Specification): readonly string[] {
  return specification.states.flatMap((state) => stateBlocks(specification, state));
}

function stateBlocks(specification: Specification, state: StateField): readonly string[] {
  const entity = findEntity(specification, state.entity);
  const field = entity === undefined ? state.field : fieldLabel(entity, state.field);
  const owner = entity === undefined ? state.entity : entityLabel(entity);
  return [
    `### ${plain(owner)}: ${plain(inSentence(field))}`,
    `${listText(state.list)} (${sourceText(state.source)}):`,
    table(
      ['Value', 'Called', 'Colour', 'Final'],
      state.states.map(({ value, label, tone, final, settled }) => [
        code(value),
        factText(label),
        factText(tone),
        settled?.value === true && final.value !== true
          ? `no, but ${factOf(settled, () => 'nothing is left to do')}`
          : factOf(final, (is) => (is ? 'yes' : 'no')),
      ]),
    ),
    ...movement(specification, state),
  ];
}

function listText(closed: ClosedList | undefined): string {
  switch (closed?.from) {
    case 'enum type':
      return `One of the values of the type ${code(closed.type)}`;
    case 'check':
      return `One of the values that the check ${code(closed.constraint)} lists`;
    default:
      return 'One of these values';
  }
}

/** Of a category nothing is missing: nothing moves through it. */
function movement(specification: Specification, state: StateField): readonly string[] {
  const { category, transitions } = state;
  if (isKnown(category) && category.value) {
    return [`It groups records and has no transitions (${sourceText(category.source)}).`];
  }
  const labels = new Map(state.states.map(({ value, label }) => [value, label.value ?? value]));
  const named = (value: string) => plain(labels.get(value) ?? value);
  const moves = transitions.value ?? [];
  return [
    list([
      `Starts as: ${factOf(beginningOf(specification, state), (values) => listed(values.map(named)))}`,
      `Transitions: ${factOf(transitions, () => (moves.length === 0 ? 'none' : String(moves.length)))}`,
    ]),
    table(
      ['From', 'To', 'Called', 'By', 'Needs'],
      moves.map(({ from, to, label, roles, needs }) => [
        named(from),
        named(to),
        label.value === undefined ? notShownText : plain(label.value),
        roles.value === undefined ? notShownText : roles.value.map(plain).join(', '),
        needs?.value === undefined ? notShownText : names(needs.value),
      ]),
    ),
  ];
}
