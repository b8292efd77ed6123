import type { Entity, Field, Specification } from '@ninefold/specification';
import { readArrayLiteral } from '@ninefold/values/array';
import { readMoment, writeMoment, writeOffset } from '@ninefold/values/calendar';
import { writePlainJson, writePlainList } from '@ninefold/values/plain';
import { type FieldValue, sameValue } from '../records/index.ts';
import { cellReader, labelledValues } from '../records/import/index.ts';
import { tableFileMessages } from '../table-files/index.ts';
import { textOf } from './text.ts';
import { zonedMoment, zoneOffsets } from './zone-offsets.ts';

/** Returns a function that writes values as people in a zone read them; undefined for those that have no such text. */
export type LabelText = (
  timeZone: string,
) => (value: Exclude<FieldValue, null>) => string | undefined;

/**
 * Writes the values of a field as people read them: the labels of states, yes and no, plain lists, the time on a
 * clock. A text from which an import would read another value is not used. Undefined for a field whose values
 * are as people write them.
 */
export function labelText(
  specification: Specification,
  entity: Entity,
  field: Field,
): LabelText | undefined {
  const write = writerOf(specification, entity, field);
  if (write === undefined) return undefined;
  return (timeZone) => {
    const read = cellReader(specification, entity, field, { timeZone });
    const isRead = (text: string, value: FieldValue) => {
      const parsed = read(text);
      return parsed.problem === undefined && sameValue(field, parsed.value, value);
    };
    return write(timeZone, isRead);
  };
}

type Writer = (
  timeZone: string,
  isRead: (text: string, value: FieldValue) => boolean,
) => ReturnType<LabelText>;

function writerOf(specification: Specification, entity: Entity, field: Field): Writer | undefined {
  const listed = labelledValues(specification, entity, field);
  if (listed !== undefined) {
    return (_, isRead) => {
      const labels = new Map(
        listed.flatMap(({ value, label }) => (isRead(label, value) ? [[value, label]] : [])),
      );
      return (value) => (typeof value === 'string' ? labels.get(value) : undefined);
    };
  }
  switch (field.kind) {
    case 'boolean':
      return () => (value) => {
        if (typeof value !== 'boolean') return undefined;
        return value ? tableFileMessages.yes : tableFileMessages.no;
      };
    case 'array':
      return (_, isRead) => (value) => {
        const list = readArrayLiteral(textOf(value, field));
        const text = list && writePlainList(list);
        // A cell of spaces alone is read as an empty one.
        if (text === undefined || text.trim() === '') return undefined;
        return isRead(text, value) ? text : undefined;
      };
    case 'json':
      return () => (value) => writePlainJson(textOf(value, field));
    case 'timestamp':
      return () => (value) => localText(readMoment(value));
    case 'instant':
      return (timeZone) => {
        const offsetAt = zoneOffsets(timeZone);
        return (value) => {
          const zoned = zonedMoment(value, offsetAt);
          if (zoned === undefined) return undefined;
          return localText(zoned.local, zoned.isUnique ? '' : writeOffset(zoned.offset));
        };
      };
    default:
      return undefined;
  }
}

/** Writes `2026-11-25 08:30:00`, as spreadsheets read it too. */
function localText(moment: ReturnType<typeof readMoment>, offset?: string): string | undefined {
  return moment && writeMoment(moment, offset).replace('T', ' ');
}
