import { messages } from '@ninefold/messages';

/** Describes the bounds of a field before a value is typed. */
export const boundsMessages = messages('bounds', {
  hintLength: `{range, select,
    exactly {Exactly {most, plural, one {# character} other {# characters}}.}
    other {{least} to {most, plural, one {# character} other {# characters}}.}
  }`,
  hintValue: '{range, select, exactly {Exactly {lower}.} other {{lower} to {upper}.}}',
});
