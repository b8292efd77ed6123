import type { ReactNode } from 'react';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { focusFirst } from './control-props.ts';

interface PartGroupProps {
  readonly className: string;
  /** Called when the focus leaves all parts. */
  readonly onBlur: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Groups the inputs of one value under the label and the description of its field. */
export function PartGroup({ className, onBlur, children }: PartGroupProps) {
  const control = useFieldControl({});
  const labelId = useFieldLabelId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees when the focus leaves its inputs
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      onFocus={focusFirst}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      className={className}
    >
      {children}
    </fieldset>
  );
}
