import type { RecordRow as ShownRow } from '@ninefold/ui/shapes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { editAddress } from '../../addresses/index.ts';
import { useDraft } from '../../kept-work/drafts/index.ts';
import type { ValueEditorsProps } from '../../record/detail/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { keptFields } from './kept-fields.ts';
import type { EditedField } from './value-session.tsx';

/**
 * Lets the values of a record be edited in their places. What that needs is loaded after the record. Values that aren't
 * saved are kept in the draft of the record's form, and offered in both.
 */
export function ValueEditors({ entity, id, row, children }: ValueEditorsProps) {
  const { loaded, acting } = useScreen();
  const draft = useDraft(undefined, editAddress(entity, id));
  const [all, setAll] = useState(() => keptFields(draft.restored));
  const [last, setLast] = useState<string>();
  const { data: editing } = useQuery({
    queryKey: ['module', 'edit-values'],
    queryFn: () => import('./editing.ts'),
    enabled: row !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const rules = useMemo(
    () => row && editing?.valueRules({ loaded, acting }, entity, row),
    [editing, loaded, acting, entity, row],
  );
  const fieldOf = (name: string) => rules?.fields.find((field) => field.name === name);
  const put = (name: string, edited: EditedField | undefined) =>
    setAll((before) => [
      ...before.filter((each) => each.name !== name),
      ...(edited === undefined ? [] : [edited]),
    ]);
  const unsaved = all.filter(
    ({ name, texts, isOpen, problem }) =>
      texts !== undefined &&
      !isOpen &&
      // What is edited in the form only, or stored by now, isn't offered here.
      (problem === undefined ||
        (rules?.wayOf(name) === 'here' && texts[name] !== rules.savedText(name))),
  );

  const shown = (record: ShownRow): ShownRow =>
    editing === undefined || unsaved.length === 0
      ? record
      : {
          ...record,
          shown: {
            ...record.shown,
            ...Object.fromEntries(
              unsaved.flatMap((edited) => {
                const field = fieldOf(edited.name);
                if (field === undefined) return [];
                const value = (
                  <editing.UnsavedValue entity={entity} field={field} edited={edited} />
                );
                return [[edited.name, value]];
              }),
            ),
          },
        };

  return (
    <>
      {children({
        shown,
        editing: {
          last,
          wayOf: (name) => {
            const way = rules?.wayOf(name);
            return way === 'form' ? row && { href: editAddress(entity, row.id, name) } : way;
          },
          onEdit: (name, place) => {
            if (row === undefined) return;
            setLast(name);
            const before = all.find((each) => each.name === name);
            // Until it is saved, it isn't edited again.
            if (before !== undefined && before.problem === undefined) return;
            put(name, { opened: row, ...before, name, place, isOpen: true });
          },
          problems: Object.fromEntries(
            unsaved.flatMap(({ name, problem }) =>
              problem === undefined ? [] : [[name, problem]],
            ),
          ),
        },
      })}
      {editing &&
        row &&
        rules &&
        all.map((edited) => {
          const field = fieldOf(edited.name);
          return (
            field && (
              <editing.ValueSession
                key={edited.name}
                entity={entity}
                row={row}
                rules={rules}
                field={field}
                edited={edited}
                onEnter={(texts) => draft.storeField(edited.name, texts, edited.opened)}
                onChange={(next) => {
                  put(edited.name, next);
                  draft.storeField(edited.name, next?.texts, edited.opened);
                }}
                onLeave={(by) => focusBeside(edited.place, by)}
              />
            )
          );
        })}
      {editing && <editing.UnkeptValues isAsked={unsaved.length > 0 && !draft.isKept} />}
    </>
  );
}

/** Moves the focus to a value, or to the one before or after it, once its input is gone. */
function focusBeside(place: HTMLElement | undefined, by: number): void {
  const buttons = [
    ...(place
      ?.closest('[data-slot=record-detail]')
      ?.querySelectorAll<HTMLElement>('[data-slot=edit-value]') ?? []),
  ];
  const own = buttons.findIndex((button) => place?.contains(button));
  setTimeout(() => (buttons[own + by] ?? buttons[own])?.focus());
}
