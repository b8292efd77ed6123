export const functionFormLabels = {
  run: 'Run',
  running: 'Running…',
  mayChange: 'This can change data. You confirm before it runs.',
  changesNothing: 'This only reads data. Bookmark its address to run it again.',
  noArguments: 'It takes no arguments.',
  question: (title: string) => `Run “${title}”?`,
  consequence: 'It can change data. You can’t undo this.',
  cancel: 'Cancel',
  failed: 'It couldn’t be run. Try again in a moment.',
  filledByFunction: 'If left out, the function uses its default.',
  setEmpty: 'Pass NULL',
  willBeEmpty: 'NULL is passed.',
  undoEmpty: 'Leave out',
  errorTitle: (count: number) =>
    count === 1 ? 'There is 1 problem' : `There are ${count} problems`,
};

export const functionResultLabels = {
  title: 'Result',
  rows: 'Result rows',
  nothing: 'It ran. It returns nothing.',
  noRows: 'It ran and found nothing.',
  noRow: 'It ran and returned no row.',
  count: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  shown: (shown: number, all: number) => `The first ${shown} of ${all} rows are shown.`,
};
