import { messages } from '@ninefold/messages';

/** Texts for a list of values of one kind. */
export const itemsMessages = messages('field-items', {
  item: 'Item {item}',
  itemProblem: 'Item {item}: {problem}',
  add: 'Add item',
  moveUp: 'Move item {item} up',
  moveDown: 'Move item {item} down',
  remove: 'Remove item {item}',
  added: 'Item {item} was added',
  moved: 'Item {from} is now item {to}',
  removed: 'Item {item} was removed',
  /** The name of a select, for a list without items. */
  whenEmpty: '{list}: meaning of the list without items',
  noValue: 'No value',
  emptyList: 'Empty list',
});
