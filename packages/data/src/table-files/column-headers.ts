import { type Entity, fieldLabel, fieldOfReference, type Reference } from '@ninefold/specification';
import { referencedEntity } from '../query/index.ts';
import { tableFileMessages } from './messages.ts';

/** How a column is headed: by a label, or by a name of the database. */
export interface ColumnNames {
  readonly label: string;
  readonly name: string;
}

/** Returns the names of a column with the labels of the records that a reference leads to. */
export function labelColumn(
  entities: readonly Entity[],
  entity: Entity,
  reference: Reference,
): ColumnNames {
  const field = fieldOfReference(entity, reference) ?? reference.fields[0] ?? '';
  const target = referencedEntity(entities, reference);
  const label =
    reference.fields.length === 1
      ? fieldLabel(entity, field)
      : (target?.label.value ?? reference.entity);
  return { label, name: `${field}_label` };
}

/** Returns the names of a column with keys, beside one with labels. */
export function keyColumn(entity: Entity, name: string, { fields }: Reference): ColumnNames {
  const label = fieldLabel(entity, name);
  return { label: fields.length === 1 ? tableFileMessages.key({ field: label }) : label, name };
}

/** Returns the header of one of several columns with the same label. */
export function namedHeader(names: ColumnNames): string {
  return tableFileMessages.named({ ...names });
}

/** Returns the header of a column with points in time as the clocks of a zone show them. */
export function zonedHeader(label: string, zone: string): string {
  return tableFileMessages.inZone({ label, zone });
}

/** Reads what `zonedHeader` writes; undefined where no zone is named. */
export function readZonedHeader(
  header: string,
): { readonly label: string; readonly timeZone: string } | undefined {
  // Messages keep the direction of their arguments apart.
  const text = header.replaceAll(/[\u2068\u2069]/g, '').trim();
  const start = text.lastIndexOf(' (');
  const timeZone = text.slice(start + 2, -1);
  if (start === -1 || !text.endsWith(')') || !isZone(timeZone)) return undefined;
  return { label: text.slice(0, start), timeZone };
}

function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
