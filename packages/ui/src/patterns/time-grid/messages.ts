import { messages } from '@ninefold/messages';

export const timeGridMessages = messages('time-grid', {
  allDay: 'All day',
  more: '{count} more',
  moreOn: '{count, plural, one {# more record} other {# more records}} on {day}',
  /** After the title of a record, on its second and further days. */
  continued: '(continued)',
  /** Describes an event that can be moved. */
  hint: 'Press Space to move it.',
  pickedUp: '{title}: arrow keys move it, Enter drops it, Escape cancels.',
  pickedUpToResize:
    '{title}: arrow keys move it, Shift and arrow keys change its length, Enter drops it, Escape cancels.',
  movedTo: '{title}: {when}.',
  dropped: '{title} dropped: {when}.',
  cancelled: '{title} stays where it is.',
  busy: 'Wait until “{title}” is saved.',
  /** Names of the keys. */
  move: 'Move the record, or drop it',
  resize: 'Make the moved record longer',
});
