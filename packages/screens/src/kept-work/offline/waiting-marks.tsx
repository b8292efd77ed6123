import { type Entity, entityId, type Specification } from '@ninefold/specification';
import { FieldDisplay } from '@ninefold/ui/fields';
import type { RecordMark } from '@ninefold/ui/shapes';
import { type laterMarks, type MarkRow, readableFields } from '../../descriptors/index.ts';
import { waitingChangesMessages } from './messages.ts';
import type { WaitingChange } from './queue.ts';

/**
 * Returns what shows and marks the values of a row that wait to be sent. A value that needs a decision first, and
 * the title of another record, which can't be read now, are only marked.
 */
export function waitingMarks(
  specification: Specification,
  changes: readonly WaitingChange[],
): Required<typeof laterMarks>['of'] {
  return (entity, at) => {
    const place = at.place ?? 'cell';
    const ofEntity = changesOf(entity, changes);
    if (ofEntity.length === 0) return (row) => row;
    const fields = readableFields(specification, entity);
    const mark: MarkRow = (row) => {
      const own = ofEntity.filter((change) => change.row?.id === row.id);
      if (own.length === 0) return row;
      const refused = own.findIndex(({ problem }) => problem !== undefined);
      const due = own.slice(0, refused === -1 ? undefined : refused);
      const waiting = valuesOf(due);
      const shown = fields.filter(
        ({ name, reference }) => Object.hasOwn(waiting, name) && reference === undefined,
      );
      const isShown = (name: string) => shown.some((field) => field.name === name);
      const markOf = (name: string): RecordMark => ({
        label: waitingChangesMessages[isShown(name) ? 'mark' : 'changeMark'],
        tone: 'warning',
      });
      const names = Object.keys(valuesOf(own));
      return {
        ...row,
        ...(due.length > 0 && { waiting }),
        marks: { ...row.marks, ...Object.fromEntries(names.map((name) => [name, markOf(name)])) },
        shown: {
          ...row.shown,
          ...Object.fromEntries(
            shown.map((field) => [
              field.name,
              <FieldDisplay
                key={field.name}
                field={field}
                value={waiting[field.name] ?? null}
                place={place}
              />,
            ]),
          ),
        },
      };
    };
    return mark;
  };
}

function changesOf(entity: Entity, changes: readonly WaitingChange[]): readonly WaitingChange[] {
  const id = entityId(entity);
  return changes.filter((change) => change.entity === id && change.row !== undefined);
}

/** Returns what changes set together: of two values of a field, the later one. */
function valuesOf(changes: readonly WaitingChange[]): WaitingChange['values'] {
  return Object.assign({}, ...changes.map(({ values }) => values)) as WaitingChange['values'];
}
