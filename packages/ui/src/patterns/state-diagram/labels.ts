import type { StateTransition } from './state-diagram-props.ts';

export const stateDiagramLabels = {
  loading: 'Drawing the diagram…',
  failed: 'The diagram couldn’t be loaded. The list below says the same.',
  initial: 'records start here',
  final: 'final',
  legend: 'Records start at the dot. A double border marks a final state.',
  by: (roles: string) => `by ${roles}`,
  needs: (fields: string) => `needs ${fields}`,
  leadsTo: ({ label, by, needs }: StateTransition, state: string) =>
    [
      `${label}: leads to ${state}`,
      ...(by === undefined ? [] : [`by ${by}`]),
      ...(needs === undefined ? [] : [`needs ${needs}`]),
    ].join(', '),
};
