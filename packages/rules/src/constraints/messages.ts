import { messages } from '@ninefold/messages';

/** Says what a record must fulfil that a CHECK refuses. */
export const constraintMessages = messages('constraints', {
  notCheck: 'It isn’t a CHECK constraint.',
  later: '“{field}” must be later than “{other}”.',
  notBefore: '“{field}” must not be before “{other}”.',
  earlier: '“{field}” must be earlier than “{other}”.',
  notAfter: '“{field}” must not be after “{other}”.',
  more: '“{field}” must be more than “{other}”.',
  atLeast: '“{field}” must be at least “{other}”.',
  less: '“{field}” must be less than “{other}”.',
  atMost: '“{field}” must be at most “{other}”.',
  same: '“{field}” must be the same as “{other}”.',
  different: '“{field}” must not be the same as “{other}”.',
  rule: 'The record doesn’t fulfil the rule “{rule}”.',
});
