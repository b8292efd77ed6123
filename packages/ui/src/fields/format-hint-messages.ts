import { messages } from '@ninefold/messages';

/** How to type a value. Types of Postgres have their own names. */
export const formatHintMessages = messages('format-hint', {
  inet: 'An address, such as 192.168.0.1/24 or 2001:db8::1.',
  cidr: 'A network, such as 192.168.0.0/24.',
  macaddr: 'A hardware address, such as 08:00:2b:01:02:03.',
  macaddr8: 'A hardware address, such as 08:00:2b:01:02:03:04:05.',
  ltree: 'Labels separated by dots, such as top.science.astronomy.',
  xml: 'Well-formed XML, with or without one root element.',
  tsvector: 'Words with their positions, such as {example}.',
  bits: '{count, plural, one {# bit, 0 or 1.} other {# bits, each 0 or 1.}}',
  bitLimit: '{count, plural, one {At most # bit, 0 or 1.} other {At most # bits, each 0 or 1.}}',
  anyBits: 'Any number of bits, each 0 or 1.',
  money: 'An amount without a currency.',
  interval: 'Such as 2 days, 1:30:00 or 1 year 3 months.',
  range: 'Such as [1,10). Square brackets include the end, round brackets exclude it.',
  uuid: 'Such as 123e4567-e89b-12d3-a456-426614174000.',
  json: 'Valid JSON.',
  percent: 'A fraction of 1, such as {fraction} for {percent}.',
  /** A unit, or the code of a currency. */
  unit: 'In {unit}.',
});
