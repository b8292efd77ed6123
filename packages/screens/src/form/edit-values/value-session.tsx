import type { RecordRow } from '@ninefold/data/records';
import { unsavedBy, type WriteResult } from '@ninefold/records/writes';
import type { Entity } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import {
  CellEditor,
  type CellStep,
  EditedValue,
  type EnteredTexts,
} from '@ninefold/ui/patterns/cell-editing';
import type { FieldDescriptor, RecordLink, RecordOption, SearchRecords } from '@ninefold/ui/shapes';
import { useRef } from 'react';
import { editAddress } from '../../addresses/index.ts';
import { enteredValues } from '../../descriptors/index.ts';
import { afterWrite, failureOf, useWriteRejection } from '../../application/index.ts';
import { useInitialLinks } from '../use-initial-links.ts';
import { useMergingSave } from '../use-merging-save.tsx';
import { useKeepChange } from '../../kept-work/offline/index.ts';
import { useRecordSearch } from '../../record/record-actions/index.ts';
import { useWrites } from '../../screen-context/index.ts';
import { useUndo } from '../../changes/index.ts';
import { editValuesMessages } from './messages.ts';
import type { ValueRules } from './value-rules.ts';

/** A value that is edited, being saved, or was refused. */
export interface EditedField {
  readonly name: string;
  readonly isOpen: boolean;
  /** The record when editing began. */
  readonly opened: RecordRow;
  /** The value on the page, once it was edited there. */
  readonly place?: HTMLElement;
  /** What was entered. */
  readonly texts?: EnteredTexts;
  /** The label of the record that was chosen. */
  readonly link?: RecordLink | undefined;
  /** Why it was refused. */
  readonly problem?: string | undefined;
}

export interface ValueSessionProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  readonly rules: ValueRules;
  readonly field: FieldDescriptor;
  readonly edited: EditedField;
  /** Called while the value is entered, to be kept. */
  readonly onEnter: (texts: EnteredTexts) => void;
  /** Without a field, editing has ended. */
  readonly onChange: (edited: EditedField | undefined) => void;
  /** Called where a key has ended it: the Tab key goes on to the next value, or by -1 to the one before. */
  readonly onLeave: (by: number) => void;
}

/** The form's input over a value. What was entered is saved by itself, as the form saves it. */
export function ValueSession(props: ValueSessionProps) {
  const { entity, row, rules, field, edited, onChange } = props;
  const { name, isOpen, opened, place, texts: entered, problem } = edited;
  const { source } = useWrites();
  const toast = useToast();
  const undo = useUndo(entity);
  const keepChange = useKeepChange(entity);
  const refusal = useWriteRejection(entity, editValuesMessages.notSaved({ field: field.label }));
  const search = useNamedSearch(useRecordSearch(entity));
  const link = useEnteredLink(entity, field, edited);
  const { save, dialog } = useMergingSave(entity, {
    row,
    opened,
    fields: rules.fields,
    change: ({ sending, row: seen, values }) => sending.send(source, entity, seen, values),
    hasMore: false,
    onSaved: () => undefined,
  });

  const keep = (texts: EnteredTexts) =>
    keepChange({
      kind: 'edit',
      title: row.title,
      summary: field.label,
      address: editAddress(entity, row.id),
      changes: texts,
      values: enteredValues(entity, texts),
      row: opened,
    });

  async function store(texts: EnteredTexts): Promise<void> {
    refusal.clear();
    if (await keep(texts)) return onChange(undefined);
    const done: WriteResult = await save(opened.values, texts).catch(unsavedBy);
    if (done.status !== 'saved') {
      const { error } = done;
      if (error !== undefined && failureOf(error).kind === 'offline' && (await keep(texts)))
        return onChange(undefined);
      const errors =
        error === undefined
          ? refusal.show([{ message: editValuesMessages.conflict }])
          : refusal.of(error);
      if (done.status === 'tried') return onChange(undefined);
      const { link = edited.link } = search.linkOf(texts);
      const problem = errors.map(({ message }) => message).join(' ');
      return onChange({ ...edited, isOpen: false, texts, link, problem });
    }
    onChange(undefined);
    const { before = row, values, isRefreshed, record } = done;
    if (Object.keys(values).length === 0) return undefined;
    const description = await afterWrite(() => Promise.resolve(isRefreshed));
    toast.show({
      tone: 'success',
      title: editValuesMessages.saved({ field: field.label }),
      description,
      action: await undo.ofChange(before, record ?? before, Object.keys(values)),
    });
    return undefined;
  }

  const end = (
    made: EnteredTexts | undefined,
    step: CellStep | undefined,
    isCancelled: boolean | undefined,
  ) => {
    if (step !== undefined) props.onLeave(step.columns);
    // What was refused is tried again.
    const texts = isCancelled === true ? undefined : { ...entered, ...made };
    const changes = Object.fromEntries(
      Object.entries(texts ?? {}).filter(([each, text]) => text !== rules.savedText(each)),
    );
    if (Object.keys(changes).length === 0) return onChange(undefined);
    const { link = edited.link } = search.linkOf(changes);
    onChange({ ...edited, isOpen: false, texts: changes, link, problem: undefined });
    return void store(changes);
  };

  return (
    <>
      {isOpen && (
        <CellEditor
          field={field}
          title={row.title}
          text={entered === undefined ? rules.savedText(name) : (entered[name] ?? null)}
          startsEmpty={false}
          link={link ?? (field.reference && row.links[field.reference.constraint])}
          searchRecords={(of, text, signal) => search.searchRecords(of, text, signal, rules.texts)}
          cell={() => (place?.isConnected ? place : null)}
          validate={(text) =>
            problem !== undefined && text === entered?.[name]
              ? problem
              : rules.problemOf(field, { [name]: text })
          }
          savesAtOnce
          onEnter={(texts) => props.onEnter({ ...entered, ...texts })}
          onEnd={end}
          onSave={() => undefined}
        />
      )}
      {dialog}
    </>
  );
}

/** Remembers the labels of the records that were offered, to show the chosen one by it. */
function useNamedSearch(searchRecords: SearchRecords) {
  const offered = useRef<readonly RecordOption[]>([]);
  const remembered: SearchRecords = async (...asked) => {
    const found = await searchRecords(...asked);
    offered.current = [...found, ...offered.current];
    return found;
  };
  return {
    searchRecords: remembered,
    linkOf: (texts: EnteredTexts): { readonly link?: RecordLink } => {
      const chosen = offered.current.find(({ values = {} }) => {
        const own = Object.entries(values);
        return own.length > 0 && own.every(([name, value]) => texts[name] === value);
      });
      return chosen === undefined ? {} : { link: { label: chosen.label } };
    },
  };
}

/** Returns the label of a record that was chosen, also before the page was loaded. */
function useEnteredLink(entity: Entity, field: FieldDescriptor, { link, texts }: EditedField) {
  const links = useInitialLinks(entity, link === undefined && texts !== undefined ? texts : {});
  return link ?? (field.reference && links?.[field.reference.constraint]);
}

export interface UnsavedValueProps {
  readonly entity: Entity;
  readonly field: FieldDescriptor;
  readonly edited: EditedField;
}

/** What was entered, in place of the saved value. */
export function UnsavedValue({ entity, field, edited }: UnsavedValueProps) {
  const { name, texts = {}, problem } = edited;
  const link = useEnteredLink(entity, field, edited);
  const { [name]: value = null } = enteredValues(entity, texts);
  return <EditedValue field={field} value={value} link={link} problem={problem} />;
}
