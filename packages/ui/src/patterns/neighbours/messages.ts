import { messages } from '@ninefold/messages';

export const neighboursMessages = messages('neighbours', {
  group: 'Records of the list',
  previous: 'Previous record',
  next: 'Next record',
  first: 'This is the first record of the list.',
  last: 'This is the last record of the list.',
  place: '{place, number}',
  placeOf: '{place, number} of {total, number}',
  placeOfAbout: '{place, number} of about {total, number}',
});
