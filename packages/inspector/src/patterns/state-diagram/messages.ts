import { messages } from '@ninefold/messages';

export const stateDiagramMessages = messages('state-diagram', {
  loading: 'Drawing the diagram…',
  failed: 'The diagram couldn’t be loaded. The list below shows the same transitions.',
  initial: 'records start here',
  final: 'final state',
  legend: 'Records start at the dot. A double border marks a final state.',
  by: 'Roles: {roles}',
  needs: 'Required: {fields}',
  leadsTo:
    '{known, select, both {“{transition}” leads to “{state}” (roles: {roles}; required: {fields})} roles {“{transition}” leads to “{state}” (roles: {roles})} fields {“{transition}” leads to “{state}” (required: {fields})} other {“{transition}” leads to “{state}”}}',
});
