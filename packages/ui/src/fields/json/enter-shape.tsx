import { useId, useState } from 'react';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import type { FieldText, FieldValue } from '../../patterns/shapes.ts';
import { EnterItems } from './enter-items.tsx';
import { EnterJsonText } from './enter-text.tsx';
import { itemsOf, membersOf } from './shape.ts';
import { shapeLabelsWith } from './shape-labels.ts';

/** A list of objects by its parts; a value that is built otherwise as text, with all that is in it. */
export function EnterShape(props: EnterFieldProps) {
  const { field, defaultValue = null } = props;
  const labels = shapeLabelsWith(props.labels);
  const hintId = useId();
  const [members] = useState(() => membersOf(field.shape ?? {}, labels));
  const [initial] = useState(() => itemsOf(members, readJson(defaultValue)));
  if (initial !== undefined) return <EnterItems {...props} members={members} initial={initial} />;
  return (
    <>
      <p id={hintId} className="text-sm text-ink-subtle">
        {labels.otherShape}
      </p>
      <EnterJsonText {...props} describedBy={hintId} />
    </>
  );
}

function readJson(text: FieldText): FieldValue {
  try {
    return text === null ? null : (JSON.parse(text) as FieldValue);
  } catch {
    return text;
  }
}
