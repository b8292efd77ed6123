import type { StateDiagramLabels } from './state-diagram-props.ts';

export const stateDiagramLabels: StateDiagramLabels = {
  loading: 'Drawing the diagram…',
  failed: 'The diagram could not be loaded. The list below says the same.',
  initial: 'records start here',
  final: 'final',
  legend: 'Records start at the dot. A double border marks a final state.',
  by: (roles) => `by ${roles}`,
  needs: (fields) => `needs ${fields}`,
  leadsTo: ({ label, by, needs }, state) =>
    [
      `${label}: leads to ${state}`,
      ...(by === undefined ? [] : [`by ${by}`]),
      ...(needs === undefined ? [] : [`needs ${needs}`]),
    ].join(', '),
};
