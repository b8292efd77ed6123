import { type DateValue, toCalendarDateTime, today, toZoned } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { Button, DatePicker, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { useOverlayHost } from '../../components/overlay-host/index.ts';
import type { FieldInputProps } from '../input/input-props.ts';
import { labelsWith } from '../input/labels.ts';
import { controlButtonStyles } from '../../components/styling/control-button.ts';
import { popupStyles } from '../../components/styling/popup.ts';
import { DateSegments } from './date-segments.tsx';
import { Month } from './month.tsx';
import { PartsBox } from './parts-box.tsx';
import { useCleared } from './use-cleared.ts';
import { useIncomplete } from './use-incomplete.ts';
import { fromPicked, hasSeconds, type PickedKind, toPicked } from './picked.ts';

export interface MomentPickerProps extends FieldInputProps {
  readonly kind: PickedKind;
  readonly timeZone: string;
  readonly initial: DateValue | null;
}

export function MomentPicker(props: MomentPickerProps) {
  const { kind, timeZone, initial, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
  const labels = labelsWith(props.labels);
  const [picked, setPicked] = useState({ value: initial, text: defaultValue });
  const [seconds] = useState(() => hasSeconds(defaultValue));
  const host = useOverlayHost();
  const labelId = useFieldLabelId();
  const control = useFieldControl({});
  const { incomplete, watchParts } = useIncomplete(props, labels.incompleteDate);
  const { key, restart } = useCleared(control.id);
  const clearable = incomplete || (picked.value !== null && control['aria-required'] !== true);

  const change = (value: DateValue | null) => {
    const text = value === null ? null : fromPicked(kind, value, picked.text, timeZone);
    setPicked({ value, text });
    onValueChange?.(text);
  };
  const clear = () => {
    change(null);
    restart();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    const value = toPicked(kind, text, timeZone);
    if (value === undefined) return;
    event.preventDefault();
    setPicked({ value, text });
    onValueChange?.(text);
  };

  return (
    <DatePicker
      key={key}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      isDisabled={control.disabled}
      isInvalid={control['aria-invalid'] === true}
      isRequired={control['aria-required'] === true}
      validationBehavior="aria"
      granularity={kind === 'date' ? 'day' : seconds ? 'second' : 'minute'}
      placeholderValue={placeholderOf(kind, timeZone)}
      value={picked.value}
      onChange={change}
      onBlur={onBlur}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      shouldForceLeadingZeros
      className="min-w-0"
    >
      <PartsBox
        onPaste={paste}
        clearLabel={labels.clear}
        onClear={clearable ? clear : undefined}
        end={
          <Button aria-label={labels.openCalendar} className={controlButtonStyles}>
            <CalendarDays aria-hidden="true" />
          </Button>
        }
      >
        <DateSegments onIncompleteChange={watchParts} />
      </PartsBox>
      <Popover UNSTABLE_portalContainer={host} offset={4} className={popupStyles}>
        <Dialog className="outline-none">
          <Month labels={labels} />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

/** Where the arrow keys start from, and of which type what is picked is. */
function placeholderOf(kind: PickedKind, timeZone: string): DateValue {
  const date = today(timeZone);
  if (kind === 'date') return date;
  const midnight = toCalendarDateTime(date);
  return kind === 'timestamp' ? midnight : toZoned(midnight, timeZone);
}
