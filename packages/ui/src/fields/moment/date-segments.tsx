import { use, useEffect } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { controlBox } from '../../components/styling/control-box.ts';

export interface DateSegmentsProps {
  /** Told whenever some parts are filled and some are not. */
  readonly onIncompleteChange: (incomplete: boolean) => void;
}

/** The parts of a date or time, each typed or stepped through with arrow keys. */
export function DateSegments({ onIncompleteChange }: DateSegmentsProps) {
  const { input } = controlBox();
  // The parts stand in the order of their language, also on a page of the other direction.
  const { direction } = useLocale();
  return (
    <DateInput
      style={{ direction }}
      className={input({
        className: [
          'flex items-center overflow-x-clip tabular-nums',
          direction === 'ltr' && 'rtl:justify-end',
        ],
      })}
    >
      {(segment) => (
        <>
          <DateSegment
            segment={segment}
            className="rounded-xs px-px outline-none data-[type=literal]:px-0 data-[type=literal]:whitespace-pre data-[type=literal]:text-ink-subtle data-placeholder:not-data-focused:text-ink-subtle data-focused:bg-accent data-focused:text-accent-ink data-[type=timeZoneName]:ps-1 data-[type=timeZoneName]:not-data-focused:text-ink-subtle forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
          />
          {segment.type === 'literal' ? null : <Watch onIncompleteChange={onIncompleteChange} />}
        </>
      )}
    </DateInput>
  );
}

/**
 * A date of which a part is missing changes nothing (react-aria keeps the
 * value that it was), so it has to be said: what is seen is not what is sent.
 */
function Watch({ onIncompleteChange }: DateSegmentsProps) {
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const segments = (date ?? time)?.segments.filter((segment) => segment.isEditable) ?? [];
  const missing = segments.filter((segment) => segment.isPlaceholder).length;
  const incomplete = missing > 0 && missing < segments.length;
  useEffect(() => onIncompleteChange(incomplete), [incomplete, onIncompleteChange]);
  return null;
}
