import { messages } from '@ninefold/messages';

/** The values and conditions of a rule, as parts of sentences. */
export const wordMessages = messages('rule-words', {
  field: '“{label}”',
  value: '“{value}”',
  yes: 'yes',
  no: 'no',
  now: 'now',
  today: 'today',
  ago: '{span} ago',
  ahead: '{span} from now',
  start: 'the start of {of}',
  end: 'the end of {of}',
  span: 'the length of {of}',
  length: 'the number of characters in {of}',
  bytes: 'the number of bytes in {of}',
  items: 'the number of items in {of}',
  part: `{part, select,
    year {the year of {of}}
    month {the month of {of}}
    day {the day of {of}}
    other {the hour of {of}}
  }`,
  // After "if", and in lists of what must be true.
  later: '{left} is later than {right}',
  notBefore: '{left} is not before {right}',
  earlier: '{left} is earlier than {right}',
  notAfter: '{left} is not after {right}',
  more: '{left} is more than {right}',
  atLeast: '{left} is at least {right}',
  less: '{left} is less than {right}',
  atMost: '{left} is at most {right}',
  same: '{left} is the same as {right}',
  different: '{left} is not the same as {right}',
  oneOf: '{of} is {values}',
  noneOf: '{of} is not {values}',
  empty: '{of} is empty',
  filled: '{of} is filled in',
  begins: '{of} begins with {part}',
  ends: '{of} ends with {part}',
  contains: '{of} contains {part}',
});
