import type { ValueKind } from '@ninefold/values';
import type { DeclaredView, ListSettings, ListView } from './entity.ts';

/** Returns the declared views that a list offers to a person in these roles. */
export function offeredViews(
  list: Pick<ListSettings, 'views'> | undefined,
  roles: readonly string[],
): readonly DeclaredView[] {
  const views = list?.views?.value ?? [];
  return views.filter((view) => view.roles === undefined || sharesOne(view.roles, roles));
}

/**
 * Returns the view that a list opens with for a person in these roles: the first that is the default for
 * one of them, else the first that is the default for everyone.
 */
export function defaultView(
  list: Pick<ListSettings, 'views'> | undefined,
  roles: readonly string[],
): DeclaredView | undefined {
  const offered = offeredViews(list, roles);
  return (
    offered.find(
      ({ default: opensFor }) =>
        opensFor !== undefined && opensFor !== true && sharesOne(opensFor, roles),
    ) ?? offered.find((view) => view.default === true)
  );
}

/** Returns the kind of a view, with the name of the field that it goes by. */
export function viewParts(view: ListView): {
  readonly kind: 'table' | 'board' | 'calendar';
  readonly field: string;
} {
  if (view === 'table') return { kind: 'table', field: '' };
  return 'board' in view
    ? { kind: 'board', field: view.board }
    : { kind: 'calendar', field: view.calendar };
}

/** The kinds of moment that a calendar has days for. */
export type CalendarKind = 'date' | 'timestamp' | 'instant';

/** Returns the kind of a field's moments, or of those that its ranges lie between; undefined where it has none. */
export function calendarKind({
  kind,
  elementKind,
}: {
  readonly kind: ValueKind;
  readonly elementKind?: ValueKind;
}): CalendarKind | undefined {
  const of = kind === 'range' ? elementKind : kind;
  return of === 'date' || of === 'timestamp' || of === 'instant' ? of : undefined;
}

function sharesOne(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each));
}
