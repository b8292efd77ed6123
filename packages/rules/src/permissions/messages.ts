import { messages } from '@ninefold/messages';

/** Why something can't be done, as a disabled control says it. */
export const permissionMessages = messages('permissions', {
  noGrant: 'Your role doesn’t have this permission in the database.',
  noPolicy: 'No database policy allows this.',
  notByRole: 'Your role can’t do this.',
  onlyThese: `{action, select,
    select {Your role can see only these records: {which}.}
    insert {Your role can create only these records: {which}.}
    update {Your role can edit only these records: {which}.}
    other {Your role can delete only these records: {which}.}
  }`,
});
