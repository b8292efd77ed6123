import type { DateUnit } from '@ninefold/data/records/summary';

/** A list's layout, if not a table. */
export type ListView =
  /** A board has a column for each value of a field. */
  | { readonly kind: 'board'; readonly field: string }
  /** A table whose records are in a group for each value of a field. */
  | {
      readonly kind: 'group';
      readonly field: string;
      /** Only for dates. */
      readonly unit?: DateUnit;
    }
  | {
      readonly kind: 'calendar';
      readonly field: string;
      /** As `2026-11`; the current one where left out. */
      readonly month?: string;
    };

/**
 * Writes a view as the value of the address's `view`: `board.status`, `group.due_at.month`,
 * `calendar.due_at.2026-11`.
 */
export function writeView(view: ListView): string {
  const part =
    view.kind === 'calendar' ? view.month : view.kind === 'group' ? view.unit : undefined;
  return `${view.kind}.${view.field}${part === undefined ? '' : `.${part}`}`;
}

/** Reads what `writeView` writes; undefined for anything else, such as a condition on a field called `view`. */
export function readView(text: string | null): ListView | undefined {
  const [, kind, field = ''] = /^(board|calendar|group)\.(.+)$/su.exec(text ?? '') ?? [];
  if (kind === 'board') return { kind, field };
  if (kind === 'group') {
    const [, name = field, unit] = /^(.+)\.(day|week|month|year)$/su.exec(field) ?? [];
    return { kind, field: name, unit: unit as DateUnit | undefined };
  }
  if (kind !== 'calendar') return undefined;
  const [, name = field, month] = /^(.+)\.(\d{4}-(?:0[1-9]|1[0-2]))$/su.exec(field) ?? [];
  return { kind, field: name, month };
}
