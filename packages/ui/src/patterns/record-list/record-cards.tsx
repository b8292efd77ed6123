import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Checkbox } from '../../components/checkbox/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { hasContent } from '../has-content.ts';
import { WhyMark } from '../why/index.ts';
import { CardContent, type CardContentProps } from './card-content.tsx';
import { recordListMessages } from './messages.ts';
import type { RecordListProps } from './record-list-props.ts';
import { isNothing, isSelected, withRange, withSelected } from './selection.ts';
import { dimmed } from './styles.ts';
import { useLongPress } from './use-long-press.ts';

interface RecordCardsProps extends RecordListProps {
  /** Below the cards, and scrolls with them. */
  readonly end?: ReactNode;
}

/** The rows as cards, for phones. */
export function RecordCards(props: RecordCardsProps) {
  const { label, fields, page, busy = false, footers, end } = props;
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto short:overflow-visible"
      aria-busy={busy || page === undefined || undefined}
    >
      {page === undefined ? (
        <CardSkeletons label={recordListMessages.loading} />
      ) : (
        <ul aria-label={label} className={busy ? dimmed : undefined}>
          {page.rows.map((row) => (
            <RecordCard key={row.id} row={row} rows={page.rows} {...props} />
          ))}
        </ul>
      )}
      {page !== undefined && footers !== undefined && (
        <CardFooters fields={fields} footers={footers} />
      )}
      {end}
      {/* A card names no columns; what they mean can be asked in the list of what can be asked. */}
      {fields.map((field) => (
        <WhyMark key={field.name} why={field.why} name={field.label} />
      ))}
    </div>
  );
}

export type RecordCardProps = Pick<
  RecordListProps,
  'fields' | 'selection' | 'onSelectionChange'
> & {
  readonly row: RecordRow;
  /** The rows of the list that it is in. */
  readonly rows: readonly RecordRow[];
};

/** One record as a card. */
export function RecordCard(props: RecordCardProps) {
  const { row, rows, fields, selection, onSelectionChange } = props;
  const { id } = row;
  const cardSelection: CardSelection | undefined = selection &&
    onSelectionChange && {
      selected: isSelected(selection, id),
      isAnySelected: !isNothing(selection),
      onToggle: () => onSelectionChange(withSelected(selection, [id], !isSelected(selection, id))),
      onReach: () => {
        const ids = rows.map((each) => each.id);
        onSelectionChange(withRange(selection, ids, id));
      },
    };
  return <Card row={row} fields={fields} selection={cardSelection} />;
}

export interface CardFootersProps {
  readonly fields: readonly FieldDescriptor[];
  readonly footers: NonNullable<RecordListProps['footers']>;
}

/** Renders the totals of the columns below the cards. */
export function CardFooters({ fields, footers }: CardFootersProps) {
  const [title, ...others] = fields;
  const named = others.filter(({ name }) => hasContent(footers[name]));
  if (named.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 border-b border-line px-4 py-3">
      <div className="font-medium">{title && footers[title.name]}</div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {named.map(({ name, label }) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-subtle">{label}</dt>
            <dd className="font-medium tabular-nums">{footers[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface CardSelection {
  readonly selected: boolean;
  /** While a record is selected, on any page, a tap selects instead of opening the record. */
  readonly isAnySelected: boolean;
  readonly onToggle: () => void;
  /** Selects all from the nearest selected card to this one. */
  readonly onReach: () => void;
}

interface CardProps extends Pick<CardContentProps, 'row' | 'fields'> {
  readonly selection: CardSelection | undefined;
}

function Card({ row, fields, selection }: CardProps) {
  const isPressed = useRef(false);
  const longPress = useLongPress(
    selection &&
      (() => {
        isPressed.current = true;
        if (selection.selected) selection.onToggle();
        else selection.onReach();
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
              ? 'absolute start-5 top-3 before:-inset-4 touch:top-3.5'
              : 'pointer-events-none absolute end-4 top-3 opacity-0 focus-visible:opacity-100',
          )}
        />
      )}
      <CardContent row={row} fields={fields} wholeCard />
    </li>
  );
}

const skeletons = [0, 1, 2, 3, 4, 5];

/** Renders placeholders of cards. */
export function CardSkeletons({ label }: { readonly label: string }) {
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
