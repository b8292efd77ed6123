import { messages } from '@ninefold/messages';

export const callLogMessages = messages('call-log', {
  title: 'Calls',
  filter: 'Filter calls',
  failedOnly: 'Failed only',
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Clear',
  close: 'Close the call log',
  resize: 'Resize the call log',
  count: '{show, select, filtered {{shown} of {all}} other {{all}}}',
  countWhilePaused: '{show, select, filtered {{shown} of {all}, paused} other {{all}, paused}}',
  none: 'No calls yet. Requests from this page to your project appear here.',
  noMatch: 'No calls match the filter.',
  noAnswer: 'No answer',
  /** After the status code. */
  failed: 'Failed ({status})',
  notListed: 'Not in the catalogue',
  notListedBecause: 'Not in the catalogue. {problem}',
  duration: '{ms} ms',
  retries: '{count, plural, one {# retry} other {# retries}}',
  payload: 'Request body',
  noPayload: 'The request has no body.',
  path: 'Path',
  requestedBy: 'Reason for the call',
  sent: 'Sent',
  sentAt:
    '{retries, plural, =0 {{time}, {ms} ms} one {{time}, {ms} ms, # retry} other {{time}, {ms} ms, # retries}}',
});
