import { messages } from '@ninefold/messages';

/** Titles of the nine points, for where their coverage isn't needed. */
export const pointTitles = messages('point-titles', {
  purpose: 'Purpose and audience',
  screens: 'Screens and routes',
  entities: 'Entities and fields',
  states: 'States and transitions',
  rules: 'Validation rules',
  permissions: 'Roles and permissions',
  calls: 'Calls',
  errors: 'Error catalogue',
  limits: 'Constants and limits',
});
