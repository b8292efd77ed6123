import { useState, type ComponentProps, type PointerEvent } from 'react';
import { joinClassNames } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';

export interface TruncateProps extends ComponentProps<'span'> {
  /** Lines before the text is cut. */
  readonly lines?: number;
  readonly asChild?: boolean;
}

/** Cuts off text that doesn’t fit. Screen readers, search and the browser's tip have all of it. */
export function Truncate({ lines = 1, className, style, onPointerEnter, ...props }: TruncateProps) {
  const [title, setTitle] = useState<string>();
  const measure = (event: PointerEvent<HTMLSpanElement>): void => {
    onPointerEnter?.(event);
    const element = event.currentTarget;
    const cut =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
    setTitle(cut ? (element.textContent ?? undefined) : undefined);
  };
  return (
    <Primitive.span
      data-slot="truncate"
      title={title}
      onPointerEnter={measure}
      className={joinClassNames(
        lines === 1 ? 'block min-w-0 truncate' : 'line-clamp-(--lines) min-w-0',
        className,
      )}
      style={lines === 1 ? style : ({ '--lines': lines, ...style } as TruncateProps['style'])}
      {...props}
    />
  );
}
