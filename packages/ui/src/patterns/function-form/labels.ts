import type { FunctionFormLabels, FunctionResultLabels } from './function-form-props.ts';

export const functionFormLabels: FunctionFormLabels = {
  run: 'Run',
  running: 'Running…',
  mayChange: 'This may change data. You are asked before it runs.',
  changesNothing: 'This changes nothing. Its address can be kept and run again.',
  noArguments: 'It needs nothing to be given.',
  question: (title) => `Run “${title}”?`,
  consequence: 'It may change data, and that cannot be taken back.',
  cancel: 'Do not run',
  failed: 'It could not be run. Try again in a moment.',
  filledByFunction: 'Left out, the function itself decides.',
  setEmpty: 'Give it empty instead',
  willBeEmpty: 'It is given empty.',
  undoEmpty: 'Leave it out',
  errorTitle: (count) =>
    count === 1
      ? 'One thing keeps this from being run'
      : `${count} things keep this from being run`,
};

export const functionResultLabels: FunctionResultLabels = {
  title: 'Result',
  rows: 'Rows of the result',
  nothing: 'It was run. It gives nothing back.',
  noRows: 'It was run, and found nothing.',
  noRow: 'It was run, and gave no row.',
  count: (count) => (count === 1 ? '1 row' : `${count} rows`),
  shown: (shown, all) => `The first ${shown} of ${all} rows are shown.`,
};
