import { messages } from '@ninefold/messages';

/** Not loaded by a page whose specification is found at once. */
export const findMessages = messages('find-specification', {
  missing:
    'The function ninefold_specification is not installed in this project, or is an earlier version. Run the SQL that installs it once.',
  otherVersion:
    'The installed function ninefold_specification belongs to another version. Run this version’s SQL to replace it.',
});
