import { messages } from '@ninefold/messages';

export const exportMessages = messages('export', {
  done: '{count, plural, one {# {entity} exported} other {# {entities} exported}}',
  file: 'The file is {name}.',
  cut: '{count, plural, one {# text is too long for an Excel cell and was cut off. CSV files contain it in full.} other {# texts are too long for an Excel cell and were cut off. CSV files contain them in full.}}',
  missing:
    '{count, plural, one {# selected record no longer exists, or you don’t have access to it.} other {# selected records no longer exist, or you don’t have access to them.}}',
  notWritten:
    'The file couldn’t be written, so nothing was exported. Check that there is enough disk space, then export again.',
  leave: 'Leave and cancel the export?',
  leaveText: 'The file isn’t complete yet. If you leave, it is discarded.',
});
