import { messages } from '@ninefold/messages';

export const languageMessages = messages('coverage-languages', {
  heading: 'Languages of the declared texts',
  complete: '{language}: {count} of {all, plural, one {# text} other {# texts}}',
  incomplete: '{language}: {count} of {all, plural, one {# text} other {# texts}}. Missing:',
  more: 'and {count} more',
  unnamed:
    '{count, plural, one {# text is in one language only, and the declaration does not say which.} other {# texts are in one language only, and the declaration does not say which.}}',
  derived:
    '{count, plural, one {# label is derived from a name, and is the same in every language.} other {# labels are derived from names, and are the same in every language.}}',
});
