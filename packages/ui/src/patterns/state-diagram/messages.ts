import { messages } from '@ninefold/messages';

export const stateDiagramMessages = messages('state-diagram', {
  loading: 'Drawing the diagram…',
  failed: 'The diagram couldn’t be loaded. The list below shows the same transitions.',
  initial: 'records start here',
  final: 'final',
  legend: 'Records start at the dot. A double border marks a final state.',
  by: 'by {roles}',
  needs: 'needs {fields}',
  leadsTo:
    '{known, select, both {{transition}: leads to {state}, by {roles}, needs {fields}} roles {{transition}: leads to {state}, by {roles}} fields {{transition}: leads to {state}, needs {fields}} other {{transition}: leads to {state}}}',
});
