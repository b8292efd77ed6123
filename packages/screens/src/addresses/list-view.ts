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
      /** Where left out, it is a month, on phones a day. */
      readonly unit?: DateUnit;
      /** The month or the day that is shown, as `2026-11` or `2026-11-25`; the current one where left out. */
      readonly date?: string;
    };

/**
 * Writes a view as the value of the address's `view`: `board.status`, `group.due_at.month`,
 * `calendar.due_at.2026-11`, `calendar.due_at.week.2026-11-25`.
 */
export function writeView({ kind, field, ...part }: ListView & DatePart): string {
  return [kind, field, part.unit, part.date].filter(Boolean).join('.');
}

interface DatePart {
  readonly unit?: DateUnit;
  readonly date?: string;
}

const parts =
  /^(.+?)(?:\.(day|week|month|year))?(?:\.(\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?))?$/su;

/** Reads what `writeView` writes; undefined for anything else, such as a condition on a field called `view`. */
export function readView(text: string | null): ListView | undefined {
  const [, kind, rest = ''] = /^(board|calendar|group)\.(.+)$/su.exec(text ?? '') ?? [];
  if (kind === undefined) return undefined;
  if (kind === 'board') return { kind, field: rest };
  const [, field = rest, unit, date] = parts.exec(rest) ?? [];
  return { kind, field, unit, ...(kind === 'calendar' && { date }) } as ListView;
}
