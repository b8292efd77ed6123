import type { PermissionMatrixLabels } from './permission-matrix-props.ts';

export const permissionMatrixLabels: PermissionMatrixLabels = {
  entity: 'Entity',
  actions: { read: 'Read', create: 'Create', change: 'Edit', remove: 'Delete' },
  all: 'yes',
  some: 'some fields',
  someRecords: 'some records',
  notShown: 'not shown',
  no: 'no',
  limited: 'by policies',
  legend:
    '“By policies”: the database’s policies decide which records. Half circle: only some fields or records. Question mark: not shown. Select a cell for details.',
  cell: (role, entity, words) => `${role}, ${entity}: ${words}`,
  more: 'Show more entities',
  unknown: (role) => `Permissions of ${role}: not shown`,
};
