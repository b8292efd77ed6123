import { messages } from '@ninefold/messages';

export const callLogMessages = messages('call-log', {
  title: 'Calls',
  filter: 'Filter calls',
  failedOnly: 'Failed only',
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Clear',
  close: 'Close calls',
  resize: 'Resize calls',
  count: '{show, select, filtered {{shown} of {all}} other {{all}}}',
  countWhilePaused: '{show, select, filtered {{shown} of {all}, paused} other {{all}, paused}}',
  none: 'No calls yet. Requests from this page to your project appear here.',
  noMatch: 'No calls match the filter.',
  noAnswer: 'No answer',
  /** After the status code. */
  failed: '{status} failed',
  notListed: 'Not in the catalogue',
  notListedBecause: 'Not in the catalogue: {problem}',
  duration: '{ms} ms',
  retries: '{count, plural, one {# retry} other {# retries}}',
  payload: 'Payload',
  noPayload: 'The request has no body.',
  path: 'Address',
  requestedBy: 'Requested by',
  sent: 'Sent',
  sentAt:
    '{retries, plural, =0 {{time}, {ms} ms} one {{time}, {ms} ms, # retry} other {{time}, {ms} ms, # retries}}',
});
