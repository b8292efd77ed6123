import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'RelativeTime',
  status: 'ready',
  summary: 'How long ago something was, or how long until it is.',
  synonyms: ['time ago', 'timestamp', 'date', 'age', 'since', 'moment', 'from now'],
  for: ['What is recent or near: last changed, due, last seen.'],
  notFor: [
    { what: 'What is compared, sorted or copied', instead: 'the date itself, as fields show it' },
    { what: 'A date without a time', instead: 'the date itself: it is no instant' },
    { what: 'How long something takes', instead: 'the interval, as fields show it' },
  ],
  keyboard: [],
  roles: [
    { part: 'relative-time', role: 'time', name: 'its text; the exact instant is its title' },
  ],
  forcedColours: 'It is text.',
  touch: 'A title does not show by touch: where the exact time matters, write it beside.',
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
