import { messages } from '@ninefold/messages';

/** Writes that the database accepts without writing the record. `objects` names triggers and rules. */
export const unwrittenMessages = messages('unwritten-records', {
  object: '{kind, select, trigger {the trigger “{name}”} other {the rule “{name}”}}',
  anyObject: 'a trigger or rule of the database',
  unchanged:
    '{operation, select, update {The database accepted the edit, but {objects} left this {entity} unchanged.} other {The database accepted the deletion, but {objects} kept this {entity}.}}',
  unchangedOrDenied:
    '{operation, select, update {This {entity} was not edited: either you don’t have permission, or {objects} left it unchanged.} other {This {entity} was not deleted: either you don’t have permission, or {objects} kept it.}}',
  marked: 'The database doesn’t delete this {entity}, it keeps and marks it: {objects} changed it.',
  markedFields:
    'The database doesn’t delete this {entity}, it keeps and marks it: {objects} changed it ({fields}).',
  changed:
    'The database accepted the edit, but {objects} changed this {entity} in another way. Load the current values.',
  notKept:
    'The database accepted this {entity} but didn’t keep it here: {objects} left it out or stored it elsewhere. Don’t save it again, or it may be stored twice.',
  notKeptTogether:
    'The database doesn’t keep this {entity} here: {objects} would leave it out or store it elsewhere. Nothing was saved.',
  someKept:
    'The database accepted {total, number} records together but kept only {kept, number} here: {objects} left the others out or stored them elsewhere. Check which before you import this row again.',
});
