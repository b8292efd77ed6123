import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/index.ts';
import { controlBox } from '../styling/index.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Lines shown at least; it grows with its text where the browser can. */
  readonly rows?: number;
}

/** An input for several lines of text. `className` goes to the box, the rest to the textarea. */
export function TextArea({ rows = 3, className, ...props }: TextAreaProps) {
  const { box, input } = controlBox({ multiline: true });
  return (
    <div data-slot="text-area" className={box({ className })}>
      <textarea
        data-slot="text-area-input"
        rows={rows}
        className={input({
          className: 'field-sizing-content max-h-96 min-h-[calc(var(--rows)*1lh+0.75rem)] resize-y',
        })}
        {...useFieldControl(props)}
        style={{ '--rows': rows, ...props.style } as TextAreaProps['style']}
      />
    </div>
  );
}
