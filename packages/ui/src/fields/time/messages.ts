import { messages } from '@ninefold/messages';

export const timeInputMessages = messages('time-input', {
  time: 'Time',
  offset: 'Offset from UTC',
  badOffset: 'Enter hours and minutes from UTC, such as +02:00 or -05:30.',
  incomplete: 'Enter both the time and its offset from UTC, or neither.',
});
