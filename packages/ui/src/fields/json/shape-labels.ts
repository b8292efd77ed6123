/** Texts for a list of objects in JSON. */
export const shapeLabels = {
  step: 'Step',
  done: 'Done',
  notDone: 'Not done',
  addItem: 'Add row',
  /** After the name of a member. */
  row: (position: number) => `row ${position}`,
  removeRow: (position: number) => `Remove row ${position}`,
  rowAdded: (position: number) => `Row ${position} was added`,
  rowRemoved: (position: number) => `Row ${position} was removed`,
  missingInRow: (label: string, position: number) => `Fill in ${label} in row ${position}.`,
  otherShape: 'This value doesn’t have the expected structure, so it is shown as JSON.',
};
