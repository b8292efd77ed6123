import { messages } from '@ninefold/messages';

export const reportMessages = messages('command-seed-report', {
  records: '{count, plural, =0 {no records} one {# record} other {# records}}',
  someRejected:
    '{count, plural, one {# record} other {# records}}; the database rejected others: {reason} ({by})',
  allRejected: 'left out: the database rejected every record: {reason} ({by})',
  rule: 'left out: no values were found that satisfy {rule}',
  type: 'left out: "{field}" needs a value, and there are no samples of the type {type}',
  reference: 'left out: {constraint} needs a record of {entity}, which has none',
  circle: 'left out: {constraint} needs a record of {entity} first, and {entity} one of this table',
  triggers:
    '{count, plural, one {# record} other {# records}}, created by triggers of other tables',
  hasRecords: 'left as it is: it has records. Add more with {option}',
});
