export const permissionMatrixLabels = {
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
  cell: (role: string, entity: string, words: string) => `${role}, ${entity}: ${words}`,
  more: 'Show more entities',
  unknown: (role: string) => `Permissions of ${role}: not shown`,
};
