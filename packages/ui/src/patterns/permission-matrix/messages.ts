import { messages } from '@ninefold/messages';

export const permissionMatrixMessages = messages('permission-matrix', {
  entity: 'Entity',
  read: 'Read',
  create: 'Create',
  change: 'Edit',
  remove: 'Delete',
  all: 'allowed',
  some: 'some fields',
  someRecords: 'some records',
  notShown: 'not shown',
  no: 'not allowed',
  limited: 'by policies',
  legend:
    '“By policies” means that the database’s policies decide which records. A half circle means only some fields or some records. A question mark means that the permission is not shown. Select a cell for details.',
  cell: '{role}, {entity}: {action}, {permission}',
  more: 'Show more entities',
  unknown: 'Permissions of {role}: not shown',
});
