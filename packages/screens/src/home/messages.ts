import { messages } from '@ninefold/messages';

export const homeMessages = messages('home-screen', {
  changed: 'Changed since your last visit',
  purpose: 'Purpose: {value}',
  audience: 'Audience: {value}',
  lists: 'Lists',
  noLists: 'There are no lists that you can open.',
  opened: 'Recently opened',
  recentlyUpdated: 'Recently updated',
  recentlyUpdatedIn: 'Recently updated in {shown, number} of {all, number} lists',
  newest: 'Newest',
  newestIn: 'Newest in {shown, number} of {all, number} lists',
});

export const leftOutMessages = messages('left-out', {
  title: 'Left out of the dump',
});

export const attentionMessages = messages('needs-attention', {
  assigned: '{field}: you',
  overdue: 'Overdue',
  dueSoon: '{days, plural, one {Due within # day} other {Due within # days}}',
  guessedPast: '{field}: in the past',
  guessedSoon: '{days, plural, one {{field}: within # day} other {{field}: within # days}}',
  guessed: 'Guessed from the field’s name. No due date is declared.',
  why: 'Why?',
  lineName: '{Entities}: {label}',
});
