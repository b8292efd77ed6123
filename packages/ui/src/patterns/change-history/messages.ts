import { messages } from '@ninefold/messages';

export const changeHistoryMessages = messages('change-history', {
  /** One change of the record: “Status changed from Open to Planned by Mira Dahl, 2 hours ago”. */
  entry:
    '{by, select, known {{change}<muted> by {person}, {time}</muted>} other {{change}<muted>, {time}</muted>}}',
  /** The same, of another record. */
  entryOf:
    '{by, select, known {{record}: {change}<muted> by {person}, {time}</muted>} other {{record}: {change}<muted>, {time}</muted>}}',
  created: 'Created',
  deleted: 'Deleted',
  changed: '{field} changed from {before} to {after}',
  /** A field that was empty. */
  set: '{field} set to {after}',
  /** A field that is empty now. */
  cleared: '{field} changed from {before} to empty',
  /** Before a list of several changes. */
  several: '{count, plural, one {# field changed} other {# fields changed}}',
  hidden: 'Changed, fields not shown',
  /** After the changed fields, where others are not shown. */
  more: 'Other fields: not shown',
  /** Several changes on one line. */
  joined: '{first}; {second}',
  undo: 'Undo',
});
