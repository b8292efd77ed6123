import { formatList, formatNumber } from '@ninefold/messages';
import {
  beginningOf,
  type ClosedList,
  findEntity,
  isKnown,
  type Specification,
  type StateField,
} from '../../model/index.ts';
import { entityLabel, fieldLabel, inSentence } from '../../phrases/index.ts';
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
import { documentMessages, stateMessages } from './messages.ts';

/** Point 4: each closed list with what is declared of it. */
export function statesSection(specification: Specification): readonly string[] {
  return specification.states.flatMap((state) => stateBlocks(specification, state));
}

function stateBlocks(specification: Specification, state: StateField): readonly string[] {
  const entity = findEntity(specification, state.entity);
  const field = entity === undefined ? state.field : fieldLabel(entity, state.field);
  const owner = entity === undefined ? state.entity : entityLabel(entity);
  return [
    `### ${stateMessages.heading({ Entity: plain(owner), field: plain(inSentence(field)) })}`,
    listText(state.list, sourceText(state.source)),
    table(
      [stateMessages.value, stateMessages.name, stateMessages.colour, stateMessages.final],
      state.states.map(({ value, label, tone, final, settled }) => [
        code(value),
        factText(label),
        factText(tone),
        settled?.value === true && final.value !== true
          ? stateMessages.settled({ fact: factOf(settled, () => stateMessages.nothingLeft) })
          : factOf(final, (is) => (is ? documentMessages.yes : documentMessages.no)),
      ]),
    ),
    ...movement(specification, state),
  ];
}

function listText(closed: ClosedList | undefined, source: string): string {
  switch (closed?.from) {
    case 'enum type':
      return stateMessages.enumType({ type: code(closed.type), source });
    case 'check':
      return stateMessages.check({ constraint: code(closed.constraint), source });
    default:
      return stateMessages.values({ source });
  }
}

/** A category has no transitions, so none are missing. */
function movement(specification: Specification, state: StateField): readonly string[] {
  const { category, transitions } = state;
  if (isKnown(category) && category.value) {
    return [stateMessages.category({ source: sourceText(category.source) })];
  }
  const labels = new Map(state.states.map(({ value, label }) => [value, label.value ?? value]));
  const named = (value: string) => plain(labels.get(value) ?? value);
  const moves = transitions.value ?? [];
  return [
    list([
      stateMessages.initial({
        states: factOf(beginningOf(specification, state), (values) =>
          formatList(values.map(named)),
        ),
      }),
      stateMessages.transitions({
        count: factOf(transitions, () =>
          moves.length === 0 ? documentMessages.none : formatNumber(moves.length),
        ),
      }),
    ]),
    table(
      [
        stateMessages.from,
        stateMessages.to,
        stateMessages.name,
        stateMessages.by,
        stateMessages.requires,
      ],
      moves.map(({ from, to, label, roles, needs }) => [
        named(from),
        named(to),
        label.value === undefined ? notShownText() : plain(label.value),
        roles.value === undefined ? notShownText() : formatList(roles.value.map(plain), 'or'),
        needs?.value === undefined ? notShownText() : names(needs.value),
      ]),
    ),
  ];
}
