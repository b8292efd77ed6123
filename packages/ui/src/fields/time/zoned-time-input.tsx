import { readTimeOfDay } from '@ninefold/values/calendar';
import { useState } from 'react';
import { isIsoTime } from '../../components/time-field/index.ts';
import { LineInput } from '../control/index.ts';
import { PairInput, partField } from '../part/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { timeInputMessages } from './messages.ts';

/** A time with its offset from UTC. The day's end at 24:00 is typed. */
export function ZonedTimeInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const [initial] = useState(() => {
    if (defaultValue === null) return [null, null];
    const [, time = '', offset = ''] = /^([\d:.]+)([+-][\d:]+)$/.exec(defaultValue) ?? [];
    return isIsoTime(time) ? [time, offset] : undefined;
  });
  if (initial === undefined) return <LineInput {...props} />;
  const [time = null, offset = null] = initial;
  const type = field.type?.replace('with time zone', 'without time zone');
  return (
    <PairInput
      {...props}
      parts={[
        { field: partField({ kind: 'time', type, label: timeInputMessages.time }), initial: time },
        {
          field: partField({ kind: 'other', label: timeInputMessages.offset, input: OffsetInput }),
          initial: offset,
        },
      ]}
      write={(clock, from) => `${clock}${from}`}
      incomplete={timeInputMessages.incomplete}
    />
  );
}

function OffsetInput(props: FieldInputProps) {
  const { onValueChange, onProblemChange } = props;
  return (
    <LineInput
      {...props}
      placeholder="+00:00"
      onValueChange={(text) => {
        const isRead = text === null || readTimeOfDay(`00:00${text}`)?.offset !== undefined;
        onProblemChange?.(isRead ? undefined : timeInputMessages.badOffset);
        onValueChange?.(text);
      }}
    />
  );
}
