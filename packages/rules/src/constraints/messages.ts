import { messages } from '@ninefold/messages';

/** Says what a record must fulfil that a CHECK refuses. */
export const constraintMessages = messages('constraints', {
  notCheck: 'It isn’t a CHECK constraint.',
  enterLength: `{range, select,
    exactly {Enter exactly {most, plural, one {# character} other {# characters}}.}
    least {Enter at least {least, plural, one {# character} other {# characters}}.}
    most {Enter at most {most, plural, one {# character} other {# characters}}.}
    other {Enter {least} to {most, plural, one {# character} other {# characters}}.}
  }{trimmed, select, yes { Spaces at the ends do not count.} other {}}`,
  enterValue: `{range, select,
    exactly {Enter exactly {lower}.}
    least {Enter at least {lower}.}
    above {Enter more than {lower}.}
    most {Enter at most {upper}.}
    below {Enter less than {upper}.}
    least_below {Enter at least {lower} and less than {upper}.}
    above_most {Enter more than {lower} and at most {upper}.}
    above_below {Enter more than {lower} and less than {upper}.}
    other {Enter {lower} to {upper}.}
  }`,
  enterFormat: 'Enter a value in the expected format.',
  enterFormatLike: 'Enter a value in the expected format, such as {example}.',
  rule: 'The record doesn’t fulfil the rule “{rule}”.',
});
