import { onField } from '@ninefold/rules/permissions';
import type { Entity, Field, Specification } from '@ninefold/specification';
import { beginningOf, dayOf } from '@ninefold/values';

export interface Start {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The browser's own when absent. */
  readonly timeZone?: string | undefined;
  /** The ID of the person; undefined for a visitor. */
  readonly me: string | undefined;
  readonly roles: readonly string[];
}

/** Returns the values that the team declares for a new record, as text by field name. */
export function startValues(
  specification: Specification,
  entity: Entity,
  start: Start,
): Readonly<Record<string, string>> {
  const asked = { specification, person: start };
  return Object.fromEntries(
    entity.fields.flatMap((field) => {
      const permission = onField(asked, 'insert', entity, field)();
      // The form sends it even if people can't change it.
      if (permission.answer === 'no' && permission.by !== 'read-only') return [];
      const text = startText(field, start);
      return text === undefined ? [] : [[field.name, text] as const];
    }),
  );
}

function startText({ kind, startsWith }: Field, start: Start): string | undefined {
  const declared = startsWith?.value;
  if (declared === undefined) return undefined;
  if ('value' in declared) return declared.value;
  const { now, timeZone, me } = start;
  switch (declared.token) {
    case 'me':
      return me;
    case 'today': {
      const day = dayOf(now, timeZone);
      if (kind === 'instant') return beginningOf(day, timeZone).toISOString();
      return kind === 'timestamp' ? `${day} 00:00:00` : day;
    }
    case 'now': {
      if (kind === 'instant') return new Date(now).toISOString();
      // Swedish writes moments as ISO 8601 does.
      const style = { timeZone, timeStyle: 'medium' } as const;
      const time = new Intl.DateTimeFormat('sv-SE', style).format(now);
      return kind === 'time' ? time : `${dayOf(now, timeZone)} ${time}`;
    }
    default:
      // The check of the declaration reports another token.
      return undefined;
  }
}
