/** What is said in words of a list of objects in JSON. */
export interface ShapeLabels {
  readonly step: string;
  readonly done: string;
  readonly notDone: string;
  readonly addItem: string;
  /** `row 2`, after the name of what is in it. */
  readonly row: (place: number) => string;
  readonly removeRow: (place: number) => string;
  readonly rowAdded: (place: number) => string;
  readonly rowRemoved: (place: number) => string;
  readonly missingInRow: (label: string, place: number) => string;
  /** Above a value that is built otherwise than declared. */
  readonly otherShape: string;
}

const shapeLabels: ShapeLabels = {
  step: 'Step',
  done: 'Done',
  notDone: 'Not done',
  addItem: 'Add row',
  row: (place) => `row ${place}`,
  removeRow: (place) => `Remove row ${place}`,
  rowAdded: (place) => `Row ${place} was added`,
  rowRemoved: (place) => `Row ${place} was removed`,
  missingInRow: (label, place) => `Fill in ${label} in row ${place}.`,
  otherShape: 'This value doesn’t have the expected structure, so it is shown as JSON.',
};

export function shapeLabelsWith(own: Partial<ShapeLabels> | undefined): ShapeLabels {
  return { ...shapeLabels, ...own };
}
