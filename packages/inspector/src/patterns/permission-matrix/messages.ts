import { messages } from '@ninefold/messages';

export const permissionMatrixMessages = messages('permission-matrix', {
  role: 'Role',
  caption: '{label}: {role}',
  entity: 'Records',
  read: 'Read',
  create: 'Create',
  change: 'Edit',
  remove: 'Delete',
  all: 'All',
  some: 'Some: decided by the database',
  only: 'Only {which}',
  someFields: 'but not every field',
  notShown: 'Not shown',
  none: 'None',
  about: 'About this role',
  more: 'Show more',
  unknown: 'Permissions of {role}: not shown',
});
