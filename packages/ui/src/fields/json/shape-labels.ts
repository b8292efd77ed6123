/** Texts for a list of objects in JSON. */
export interface ShapeLabels {
  readonly step: string;
  readonly done: string;
  readonly notDone: string;
  readonly addItem: string;
  /** `row 2`, after the name of a member. */
  readonly row: (position: number) => string;
  readonly removeRow: (position: number) => string;
  readonly rowAdded: (position: number) => string;
  readonly rowRemoved: (position: number) => string;
  readonly missingInRow: (label: string, position: number) => string;
  /** Above a value of another shape than the declared one. */
  readonly otherShape: string;
}

const shapeLabels: ShapeLabels = {
  step: 'Step',
  done: 'Done',
  notDone: 'Not done',
  addItem: 'Add row',
  row: (position) => `row ${position}`,
  removeRow: (position) => `Remove row ${position}`,
  rowAdded: (position) => `Row ${position} was added`,
  rowRemoved: (position) => `Row ${position} was removed`,
  missingInRow: (label, position) => `Fill in ${label} in row ${position}.`,
  otherShape: 'This value doesn’t have the expected structure, so it is shown as JSON.',
};

export function shapeLabelsWith(own: Partial<ShapeLabels> | undefined): ShapeLabels {
  return { ...shapeLabels, ...own };
}
