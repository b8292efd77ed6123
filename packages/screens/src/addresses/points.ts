import type { PointKey } from '@ninefold/specification/coverage';

/** Titles of the nine points, for where their coverage isn't needed. */
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

/** `/specification/rules`; with an anchor `/specification/rules#work_order/check/…`. */
export function pointAddress(point: PointKey, anchor?: string): string {
  const path = `/specification/${point}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}
