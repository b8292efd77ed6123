import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '../../components/field/index.ts';
import { Popover, PopoverAnchor, PopoverContent } from '../../components/popover/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { isAmount } from '../../fields/index.ts';
import { FieldInput, formatHint, needsRoom } from '../../fields/input/index.ts';
import { isMultiline } from '../../fields/text/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { insertText } from './insert-text.ts';
import { cellEditingMessages } from './messages.ts';

/** Texts by field: several where a reference has several. */
export type EnteredTexts = Readonly<Record<string, FieldText>>;

/** The movement of the focus after editing: rows down, columns toward the end. */
export interface CellStep {
  readonly rows: number;
  readonly columns: number;
}

export interface CellEditorProps extends Pick<FieldInputProps, 'field' | 'link' | 'searchRecords'> {
  /** The record's title. */
  readonly title: string;
  readonly text: FieldText;
  /** A key was typed, which replaces the value. */
  readonly startsEmpty: boolean;
  /** Returns the cell; null while it is scrolled out of sight. */
  readonly cell: () => HTMLElement | null;
  /** Returns the problem with a text. */
  readonly validate: (text: FieldText) => string | undefined;
  /** What is entered is saved when editing ends: what is not valid keeps it open. */
  readonly savesAtOnce?: boolean;
  /** Called with all that was entered, after every change. */
  readonly onEnter?: (texts: EnteredTexts) => void;
  /**
   * Called once, when editing ends. Without texts nothing was changed. Without a step the person has
   * pressed elsewhere, and the focus is there. `isCancelled` is true where the person gives up the value.
   */
  readonly onEnd: (texts: EnteredTexts | undefined, step?: CellStep, isCancelled?: boolean) => void;
  /** Called after that where the keys were those that save. */
  readonly onSave: () => void;
}

const here: CellStep = { rows: 0, columns: 0 };
const ariaParts: ReadonlySet<string> = new Set(['combobox', 'spinbutton']);
const tabbable =
  'a[href], button:not(:disabled, [tabindex="-1"]), input:not(:disabled, [tabindex="-1"]), select, textarea, [tabindex="0"]';

/**
 * The form's input for a field, over the cell that it edits. Enter, Tab and a press elsewhere keep what
 * was entered, Escape doesn't; what can't be read as a value keeps it open. It stays, with what was
 * typed, while its cell is scrolled out of sight.
 */
export function CellEditor(props: CellEditorProps) {
  const { field, title, text, startsEmpty, cell, validate, savesAtOnce, onEnd, onSave } = props;
  const [initial] = useState(() => (startsEmpty ? null : text));
  const entered = useRef<EnteredTexts>(undefined);
  const [unreadable, setUnreadable] = useState<string>();
  const [current, setCurrent] = useState<FieldText>(text);
  const [isRefused, setRefused] = useState(false);
  // Somebody who is still typing isn't interrupted.
  const [wasInvalid] = useState(() => validate(text) !== undefined);
  const hasEnded = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const [anchor] = useState(() => anchorOf(cell));
  const isLong = isMultiline(field, text) && field.kind === 'text' && field.options === undefined;
  const invalid = unreadable ?? (savesAtOnce && current !== text ? validate(current) : undefined);
  const refusal = isRefused ? invalid : undefined;
  const problem = refusal ?? (wasInvalid ? validate(current) : undefined);

  /** Ends editing, unless what is typed can't be read as a value. */
  const end = (step: CellStep | undefined): boolean => {
    if (hasEnded.current) return true;
    if (invalid !== undefined) {
      setRefused(true);
      return false;
    }
    hasEnded.current = true;
    onEnd(entered.current, step);
    return true;
  };
  const cancel = () => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(undefined, here, true);
  };
  const enter = (texts: EnteredTexts) => {
    entered.current = { ...entered.current, ...texts };
    props.onEnter?.(entered.current);
    setCurrent(texts[field.name] ?? null);
  };
  /** react-aria keeps the keys of its parts to itself: these are heard before it. */
  const hear = (event: KeyboardEvent<HTMLDivElement>, isBefore: boolean) => {
    const { key, shiftKey, target } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLElement) || isInPopup(target)) return;
    if (ariaParts.has(target.getAttribute('role') ?? '') !== isBefore) return;
    const isListOpen = target.getAttribute('aria-expanded') === 'true';
    if (key === 'Tab') {
      const stops = [...(content.current?.querySelectorAll<HTMLElement>(tabbable) ?? [])];
      if (stops[stops.indexOf(target) + (shiftKey ? -1 : 1)] !== undefined) return;
      event.preventDefault();
      const step = { rows: 0, columns: shiftKey ? -1 : 1 };
      // An open list takes its option first.
      if (isListOpen) setTimeout(() => end(step));
      else end(step);
    } else if (key === 'Enter' && target.tagName !== 'BUTTON' && !isListOpen) {
      if (target.tagName === 'TEXTAREA' && (shiftKey || event.altKey)) {
        // Shift is the browser's own, Alt that of spreadsheets.
        if (!event.altKey) return;
        event.preventDefault();
        insertText('\n');
        return;
      }
      event.preventDefault();
      if (isBefore) event.stopPropagation();
      const isSaved = event.ctrlKey || event.metaKey;
      if (end(isSaved ? here : { rows: shiftKey ? -1 : 1, columns: 0 }) && isSaved) onSave();
    }
  };

  return (
    <Popover open onOpenChange={(open) => !open && cancel()}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        ref={content}
        data-slot="cell-editor"
        aria-label={cellEditingMessages.editor({ field: field.label, record: title })}
        side="bottom"
        sideOffset={-(anchor.current.height + 1)}
        className={joinClassNames(
          'w-(--radix-popover-trigger-width) data-[state=open]:animate-none [&>[data-slot=popover-body]]:p-1.5',
          isAmount(field) && '[&_input]:text-end',
          widthOf(props, isLong),
        )}
        onInteractOutside={(event) => {
          if (!end(undefined)) event.preventDefault();
        }}
        onKeyDown={(event) => hear(event, false)}
        onKeyDownCapture={(event) => hear(event, true)}
        onFocus={({ target }) => {
          // The end of what is there, as spreadsheets begin.
          if (entered.current === undefined && isText(target)) {
            target.setSelectionRange(target.value.length, target.value.length);
          }
        }}
      >
        <Field label={field.label} labelHidden error={problem} description={hintOf(props, isLong)}>
          <FieldInput
            field={field}
            defaultValue={initial}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has opened it to type in it
            autoFocus
            link={props.link}
            searchRecords={props.searchRecords}
            onValueChange={(value) => enter({ [field.name]: value })}
            onReferenceChange={enter}
            onProblemChange={setUnreadable}
          />
        </Field>
        <output className="sr-only">{refusal}</output>
      </PopoverContent>
    </Popover>
  );
}

/** Measures a cell, or the place where it was last seen. */
function anchorOf(cell: () => HTMLElement | null) {
  let last = cell()?.getBoundingClientRect() ?? new DOMRect();
  const { height } = last;
  return {
    current: {
      height,
      contextElement: cell()?.closest('[data-slot=data-grid]') ?? undefined,
      getBoundingClientRect: () => {
        last = cell()?.getBoundingClientRect() ?? last;
        return last;
      },
    },
  };
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type === 'text')
  );
}

/** A calendar or a list of options has its own keys. */
function isInPopup(element: Element): boolean {
  return element.closest('[data-slot=overlay-host]') !== null;
}

/** Inputs of several lines or parts need more room than a cell has. */
function widthOf({ field, searchRecords }: CellEditorProps, isLong: boolean): string {
  const isLarge = isLong || needsRoom(field) || field.input;
  if (isLarge) return 'min-w-[min(30rem,calc(100vw-1rem))]';
  const isWide =
    field.kind === 'array' ||
    field.kind === 'timestamp' ||
    field.kind === 'instant' ||
    (field.reference !== undefined && searchRecords !== undefined);
  return isWide ? 'min-w-72' : 'min-w-48';
}

function hintOf({ field, searchRecords }: CellEditorProps, isLong: boolean): string | undefined {
  const isPicked = field.reference !== undefined && searchRecords !== undefined;
  const hints = [
    isPicked ? undefined : formatHint(field),
    ...(field.notes ?? []),
    isLong ? cellEditingMessages.newLine : undefined,
  ].filter((hint) => hint !== undefined && hint !== '');
  return hints.length === 0 ? undefined : hints.join(' ');
}
