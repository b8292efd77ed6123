import { useState } from 'react';
import { LineInput } from '../control/index.ts';
import { PairInput, partField } from '../part/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { otherInputMessages } from './messages.ts';

/** A point by its two coordinates. */
export function PointInput(props: FieldInputProps) {
  const { defaultValue = null } = props;
  const [initial] = useState(() =>
    defaultValue === null ? [null, null] : /^\(([^(),]+),([^(),]+)\)$/.exec(defaultValue)?.slice(1),
  );
  if (initial === undefined) return <LineInput {...props} mono />;
  const [x = null, y = null] = initial;
  const coordinate = { kind: 'float', type: 'double precision' } as const;
  return (
    <PairInput
      {...props}
      parts={[
        { field: partField({ ...coordinate, label: otherInputMessages.x }), initial: x },
        { field: partField({ ...coordinate, label: otherInputMessages.y }), initial: y },
      ]}
      write={(first, second) => `(${first},${second})`}
      incomplete={otherInputMessages.incompletePoint}
    />
  );
}
