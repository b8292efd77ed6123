import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'RelativeTime',
  summary: 'The time since or until a moment.',
  synonyms: ['time ago', 'timestamp', 'date', 'age', 'since', 'moment', 'from now'],
  for: ['Recent or upcoming times: last updated, due, last seen.'],
  notFor: {
    'Times to compare, sort or copy': 'the date and time',
    'Dates without a time': 'the date',
    Durations: 'the interval',
  },
  roles: {
    'relative-time': { role: 'time', name: 'its text; the exact instant is its title' },
  },
  parts: {
    'relative-time': {},
  },
  forcedColours: 'It is plain text.',
  touch: 'Touch doesn’t show titles. If the exact time matters, show it as text.',
  sources: {
    'HTML: the time element':
      'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element',
    'ECMA-402: Intl.RelativeTimeFormat': 'https://tc39.es/ecma402/#relativetimeformat-objects',
  },
});
