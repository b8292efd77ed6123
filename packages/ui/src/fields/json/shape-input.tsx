import { useId, useState } from 'react';
import type { FieldInputProps } from '../../shapes/index.ts';
import { ItemsInput } from './items-input.tsx';
import { JsonTextInput } from './text-input.tsx';
import { itemsOf, membersOf } from './shape.ts';
import { jsonShapeMessages } from './messages.ts';

/** A list of objects, member by member; a value of another shape as JSON text. */
export function ShapeInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const hintId = useId();
  const [members] = useState(() => membersOf(field.shape ?? {}));
  const [initial] = useState(() => itemsOf(members, defaultValue));
  if (initial !== undefined) return <ItemsInput {...props} members={members} initial={initial} />;
  return (
    <>
      <p id={hintId} className="text-sm text-ink-subtle">
        {jsonShapeMessages.otherShape}
      </p>
      <JsonTextInput {...props} describedBy={hintId} />
    </>
  );
}
