import { messages } from '@ninefold/messages';

export const permissionMatrixMessages = messages('permission-matrix', {
  entity: 'Entity',
  read: 'Read',
  create: 'Create',
  change: 'Edit',
  remove: 'Delete',
  all: 'yes',
  some: 'some fields',
  someRecords: 'some records',
  notShown: 'not shown',
  no: 'no',
  limited: 'by policies',
  legend:
    '“By policies”: the database’s policies decide which records. Half circle: only some fields or records. Question mark: not shown. Select a cell for details.',
  cell: '{role}, {entity}: {action}, {permission}',
  more: 'Show more entities',
  unknown: 'Permissions of {role}: not shown',
});
