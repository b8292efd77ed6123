import { type MouseEvent, useRef } from 'react';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { FieldDisplay, isAmount } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { RecordMark } from '../record-mark.tsx';
import { WhyMark } from '../why/index.ts';
import { recordListMessages } from './messages.ts';
import type { RecordListProps } from './record-list-props.ts';
import { isNothing, isSelected, withSelected } from './selection.ts';
import { dimmed } from './styles.ts';
import { useLongPress } from './use-long-press.ts';

/** The rows as cards, for phones. */
export function RecordCards(props: RecordListProps) {
  const { label, fields, page, busy = false, selection, onSelectionChange } = props;
  const cardSelection = (id: string): CardSelection | undefined =>
    selection &&
    onSelectionChange && {
      selected: isSelected(selection, id),
      isAnySelected: !isNothing(selection),
      onToggle: () => onSelectionChange(withSelected(selection, [id], !isSelected(selection, id))),
    };
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible"
      aria-busy={busy || page === undefined || undefined}
    >
      {page === undefined ? (
        <CardSkeletons label={recordListMessages.loading} />
      ) : (
        <ul aria-label={label} className={busy ? dimmed : undefined}>
          {page.rows.map((row) => (
            <Card key={row.id} row={row} fields={fields} selection={cardSelection(row.id)} />
          ))}
        </ul>
      )}
      {/* A card names no columns; what they mean can be asked in the list of what can be asked. */}
      {fields.map((field) => (
        <WhyMark key={field.name} why={field.why} name={field.label} />
      ))}
    </div>
  );
}

interface CardSelection {
  readonly selected: boolean;
  /** While a record is selected, on any page, a tap selects instead of opening the record. */
  readonly isAnySelected: boolean;
  readonly onToggle: () => void;
}

interface CardProps {
  readonly row: RecordRow;
  readonly fields: readonly FieldDescriptor[];
  readonly selection: CardSelection | undefined;
}

function Card({ row, fields, selection }: CardProps) {
  const [title, ...others] = fields;
  const lines = cardLines(others, row);
  const isPressed = useRef(false);
  const longPress = useLongPress(
    selection &&
      (() => {
        isPressed.current = true;
        selection.onToggle();
      }),
  );
  const onClick = (event: MouseEvent) => {
    if (selection === undefined) return;
    const wasLong = isPressed.current;
    isPressed.current = false;
    if (!wasLong && event.target instanceof HTMLInputElement) return;
    if (wasLong || selection.isAnySelected) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!wasLong && selection.isAnySelected) selection.onToggle();
  };
  const selects = selection !== undefined && 'select-none [-webkit-touch-callout:none]';
  return (
    // Its link and its checkbox are what a keyboard and a screen reader use.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={joinClassNames(
        'relative flex flex-col gap-1 border-b border-line px-4 py-3 active:bg-hover',
        selects,
        selection?.selected === true &&
          'bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
        selection?.isAnySelected === true && 'ps-14',
      )}
      {...longPress}
      onPointerDownCapture={() => {
        isPressed.current = false;
      }}
      onClickCapture={onClick}
      onContextMenu={(event) => {
        // A long press selects, and opens no menu of the link.
        const { nativeEvent } = event;
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        if (selection !== undefined && isTouch) event.preventDefault();
      }}
    >
      {selection !== undefined && (
        <Checkbox
          aria-label={recordListMessages.select({ record: row.title })}
          checked={selection.selected}
          onChange={selection.onToggle}
          className={joinClassNames(
            'z-1',
            // Hidden until something is selected, but for those who reach it by keyboard.
            selection.isAnySelected
              ? 'absolute start-5 top-3 before:-inset-3.5'
              : 'pointer-events-none absolute end-4 top-3 opacity-0 focus-visible:opacity-100',
          )}
        />
      )}
      {row.href === undefined ? (
        <span className="font-medium">{title && <CardValue row={row} field={title} />}</span>
      ) : (
        // The whole card is the link's target.
        <Anchor
          href={row.href}
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {title && <CardValue row={row} field={title} />}
        </Anchor>
      )}
      {lines.first.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {lines.first.map((field) => (
            <span key={field.name} className="min-w-0 truncate">
              <span className={speaksForItself(field, lines.first) ? 'sr-only' : 'text-ink-subtle'}>
                {field.label}{' '}
              </span>
              <CardValue row={row} field={field} />
            </span>
          ))}
        </div>
      )}
      {lines.second.length > 0 && (
        <div className="flex min-w-0 flex-wrap text-ink-subtle">
          {lines.second.map((field, index) => (
            // Whole or on the next line: half an amount would be another one.
            <span key={field.name} className="max-w-full truncate">
              <span className={speaksForItself(field, lines.second) ? 'sr-only' : undefined}>
                {field.label}{' '}
              </span>
              <CardValue row={row} field={field} />
              {index < lines.second.length - 1 && <span className="whitespace-pre"> · </span>}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

/** A reference is named, not linked: the card is a link already. */
function CardValue({ row, field }: { readonly row: RecordRow; readonly field: FieldDescriptor }) {
  const link = field.reference && row.links[field.reference.constraint];
  return (
    <>
      {row.shown?.[field.name] ?? (
        <FieldDisplay
          field={field}
          value={row.values[field.name]}
          link={link && { label: link.label }}
          place="cell"
        />
      )}
      <RecordMark row={row} field={field} />
    </>
  );
}

const skeletons = [0, 1, 2, 3, 4, 5];

function CardSkeletons({ label }: { readonly label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {skeletons.map((index) => (
        <div key={index} className="flex flex-col gap-3 border-b border-line px-4 py-4">
          <Skeleton className="w-48" />
          <Skeleton className="w-32" />
          <Skeleton className="w-40" />
        </div>
      ))}
    </>
  );
}

const most = { first: 2, second: 4 };
const moments = new Set(['date', 'time', 'timestamp', 'instant', 'interval']);
/** Their values do not fit on a line. */
const unfit = new Set(['json', 'binary', 'array', 'uuid']);

/** Chooses a card's lines: first states, times and amounts, then fields that identify it. */
export function cardLines(columns: readonly FieldDescriptor[], row: RecordRow) {
  const filled = columns.filter((field) => fits(field, row) && !isEmpty(field, row));
  const first = filled
    .filter((field) => rank(field) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most.first);
  const second = filled.filter((field) => !first.includes(field)).slice(0, most.second);
  return { first, second };
}

/** States before times before amounts; 3 for what is never on the first line. */
function rank(field: FieldDescriptor): number {
  if (field.reference !== undefined) return 3;
  if (field.options?.some((option) => option.tone !== undefined)) return 0;
  if (moments.has(field.kind)) return 1;
  return isAmount(field) || field.kind === 'boolean' ? 2 : 3;
}

/** Whether a value on a card says by itself what it is. */
export function speaksForItself(field: FieldDescriptor, line: readonly FieldDescriptor[]): boolean {
  if (isAmount(field) || field.kind === 'boolean') return false;
  // Two dates beside each other do not.
  return line.filter((other) => moments.has(other.kind)).length < 2 || !moments.has(field.kind);
}

function fits(field: FieldDescriptor, { shown }: RecordRow): boolean {
  return (
    field.reference !== undefined || !unfit.has(field.kind) || shown?.[field.name] !== undefined
  );
}

function isEmpty(field: FieldDescriptor, row: RecordRow): boolean {
  if (row.shown?.[field.name] !== undefined) return false;
  if (field.reference !== undefined && row.links[field.reference.constraint]) return false;
  const value = row.values[field.name];
  return value === null || value === undefined || value === '';
}
