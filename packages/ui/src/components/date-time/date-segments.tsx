import { type Ref, use, useEffect, useImperativeHandle } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { controlBox } from '../styling/index.ts';

export interface SegmentsHandle {
  /** Empties all segments, also those of an incomplete value. */
  readonly clear: () => void;
}

export interface DateSegmentsProps {
  readonly ref: Ref<SegmentsHandle>;
  readonly size?: 'small' | 'medium' | undefined;
  /** Called with whether some segments are filled and some are not. */
  readonly onIncompleteChange: (incomplete: boolean) => void;
}

/** The segments of a date or time, each typed or stepped through with the arrow keys. */
export function DateSegments({ size, ...state }: DateSegmentsProps) {
  const { input } = controlBox({ size });
  // Segments follow the order of their language, also on a page of the other direction.
  const { direction } = useLocale();
  return (
    <DateInput
      style={{ direction }}
      className={input({
        className: [
          // Focusing a segment that doesn't fit scrolls to it.
          'flex items-center overflow-x-auto overflow-y-hidden tabular-nums [scrollbar-width:none]',
          direction === 'ltr' && 'rtl:justify-end',
        ],
      })}
    >
      {(segment) => (
        <>
          <DateSegment
            data-slot="date-segment"
            segment={segment}
            className="min-w-6 shrink-0 rounded-xs px-0.5 py-0.5 text-center whitespace-nowrap outline-none data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-[type=literal]:whitespace-pre not-data-focused:data-[type=literal]:text-ink-subtle not-data-focused:data-placeholder:text-ink-subtle data-focused:bg-accent data-focused:text-accent-ink not-data-focused:data-[type=timeZoneName]:text-ink-subtle forced-colors:data-focused:system-highlight"
          />
          {segment.type === 'literal' ? null : <SegmentsState {...state} type={segment.type} />}
        </>
      )}
    </DateInput>
  );
}

interface SegmentsStateProps extends Omit<DateSegmentsProps, 'size'> {
  /** The type of the segment that it is rendered with. One is enough for all. */
  readonly type: string;
}

/**
 * Reports a missing segment, because react-aria keeps the earlier value until all are filled: what
 * is visible is then not the value.
 */
function SegmentsState({ ref, onIncompleteChange, type }: SegmentsStateProps) {
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const state = date ?? time;
  const segments = state?.segments.filter((segment) => segment.isEditable) ?? [];
  const isFirst = segments[0]?.type === type;
  const missing = segments.filter((segment) => segment.isPlaceholder).length;
  const incomplete = missing > 0 && missing < segments.length;
  useEffect(() => {
    if (isFirst) onIncompleteChange(incomplete);
  }, [isFirst, incomplete, onIncompleteChange]);
  useImperativeHandle(isFirst ? ref : null, () => ({ clear: () => state?.setValue(null) }));
  return null;
}
