import { messages } from '@ninefold/messages';

export const fieldInputMessages = messages('field-input', {
  noValue: '—',
  choose: 'Choose…',
  /** A button that shows the chosen record. */
  peek: 'Preview {field}',
  loadFailed: 'This field couldn’t be loaded. Your other entries are kept.',
  retry: 'Retry',
  incomplete: 'Complete the value, or clear it.',
  notJson: 'The text is not valid JSON: {reason}',
  notNumber: 'Enter a number such as {example}.',
  ambiguousNumber: '“{typed}” could mean {possible}. Enter the one you mean.',
  left: '{count, plural, one {# character left} other {# characters left}}',
  tooLong: '{count, plural, one {# character too many} other {# characters too many}}',
});
