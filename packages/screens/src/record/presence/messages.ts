import { messages } from '@ninefold/messages';

export const presenceMessages = messages('presence', {
  open: '{count, plural, one {{names} also has this record open.} other {{names} also have this record open.}}',
  more: '{count, plural, one {# other person} other {# other people}}',
});
