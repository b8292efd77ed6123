import type { PermissionMatrixLabels } from './permission-matrix-props.ts';

export const permissionMatrixLabels: PermissionMatrixLabels = {
  entity: 'Entity',
  actions: { read: 'Read', create: 'Create', change: 'Change', remove: 'Remove' },
  all: 'yes',
  some: 'some fields',
  someRecords: 'some records',
  notShown: 'not shown',
  no: 'no',
  limited: 'by policies',
  legend:
    '“By policies”: the database’s policies say which records. A half circle: some fields or some records only. A question mark: not shown. Choose a cell to read it in full.',
  cell: (role, entity, words) => `${role}, ${entity}: ${words}`,
  more: 'Show more entities',
  unknown: (role) => `What ${role} may do: not shown`,
};
