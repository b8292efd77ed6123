import { messages } from '@ninefold/messages';

/** Rules, errors, titles, calls and limits in words. `field` and `fields` are labels inside a sentence. */
export const statementMessages = messages('statements', {
  newRecord: 'New {entity}',
  editRecord: 'Edit {entity}',
  call: `{method, select,
    GET {Reads {entities}}
    POST {Creates {entities}}
    PATCH {Updates {entities}}
    other {Deletes {entities}}
  }`,
  limitName: '{Entity}: {field}',
  maxLength: 'at most {count, plural, one {# character} other {# characters}}',

  required: '{Field} is required.',
  setByTrigger: '{Field} is never empty. If nothing is entered, a trigger may set it.',
  setByDatabase: '{Field} is never empty. If nothing is entered, the database sets it.',
  length: '{Field}: at most {count, plural, one {# character} other {# characters}}.',
  wholeNumber:
    '{Field}: at most {digits, plural, one {# digit} other {# digits}}, none after the point.',
  roundedNumber:
    '{Field}: a whole number of at most {digits, plural, one {# digit} other {# digits}}. The database rounds the last {places, plural, one {digit} other {# digits}} to zero.',
  fraction:
    '{Field}: less than 1, at most {places, plural, one {# digit} other {# digits}} after the point.',
  decimal:
    '{Field}: at most {digits, plural, one {# digit} other {# digits}}, {places} of them after the point.',
  oneOf: '{Field} is one of {values}.',
  unique: `{count, plural,
    one {No two {entities} have the same {fields}.}
    other {No two {entities} have the same combination of {fields}.}
  }`,
  exclusion: 'No two {entities} may clash. The database checks this: {constraint}.',
  check: 'The database checks this: {constraint}.',
  reference: `{count, plural,
    one {{Fields} must refer to one of the {entities}.}
    other {{Fields} together must refer to one of the {entities}.}
  }`,
  unknownReference: `{count, plural,
    one {{Fields} must refer to a record of {table}.}
    other {{Fields} together must refer to a record of {table}.}
  }`,

  lengthBounds: `{range, select,
    exactly {{Field}: exactly {most, plural, one {# character} other {# characters}}}
    least {{Field}: at least {least, plural, one {# character} other {# characters}}}
    most {{Field}: at most {most, plural, one {# character} other {# characters}}}
    other {{Field}: {least} to {most, plural, one {# character} other {# characters}}}
  }{trimmed, select, yes {; spaces at the ends do not count.} other {.}}`,
  valueBounds: `{range, select,
    exactly {{Field}: exactly {lower}.}
    least {{Field}: at least {lower}.}
    above {{Field}: more than {lower}.}
    most {{Field}: at most {upper}.}
    below {{Field}: less than {upper}.}
    least_below {{Field}: at least {lower} and less than {upper}.}
    above_most {{Field}: more than {lower} and at most {upper}.}
    above_below {{Field}: more than {lower} and less than {upper}.}
    other {{Field}: {lower} to {upper}.}
  }`,
  format: '{Field} must have the expected format.',
  formatLike: '{Field} must have the expected format, such as {example}.',

  duplicate: 'Another {entity} already has the same {fields}.',
  duplicateRecord: 'Another {entity} already has the same values.',
  clash: 'This clashes with another {entity}.',
  failedCheck: 'The database’s check {constraint} rejects this {entity}.',
  failedIndex: 'The database’s unique index {constraint} rejects this {entity}.',
  missingReference: 'The record chosen in {fields} does not exist.',
  brokenReference: 'The record chosen in {fields} does not exist, or {entities} still refer to it.',
});
