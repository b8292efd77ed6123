import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'RelativeTime',
  status: 'ready',
  summary: 'The time since or until a moment.',
  synonyms: ['time ago', 'timestamp', 'date', 'age', 'since', 'moment', 'from now'],
  for: ['Recent or upcoming times: last updated, due, last seen.'],
  notFor: [
    { purpose: 'Times to compare, sort or copy', alternative: 'the date and time' },
    { purpose: 'Dates without a time', alternative: 'the date' },
    { purpose: 'Durations', alternative: 'the interval' },
  ],
  keyboard: [],
  roles: [
    { part: 'relative-time', role: 'time', name: 'its text; the exact instant is its title' },
  ],
  parts: [{ part: 'relative-time' }],
  forcedColours: 'It is plain text.',
  touch: 'Touch doesn’t show titles. If the exact time matters, show it as text.',
  sources: [
    {
      title: 'HTML: the time element',
      url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element',
    },
    {
      title: 'ECMA-402: Intl.RelativeTimeFormat',
      url: 'https://tc39.es/ecma402/#relativetimeformat-objects',
    },
  ],
};
