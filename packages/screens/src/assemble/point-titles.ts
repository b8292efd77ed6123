import type { PointKey } from '@ninefold/specification/coverage';

/** What each point is called where its coverage is not needed: the way to it, a document's title. */
export const pointTitles: Readonly<Record<PointKey, string>> = {
  purpose: 'Purpose and audience',
  screens: 'Screens and routes',
  entities: 'Entities and fields',
  states: 'States and transitions',
  rules: 'Validation rules',
  permissions: 'Roles and permissions',
  calls: 'Calls',
  errors: 'Error catalogue',
  limits: 'Constants and limits',
};

export function isPoint(text: string): text is PointKey {
  return Object.hasOwn(pointTitles, text);
}
