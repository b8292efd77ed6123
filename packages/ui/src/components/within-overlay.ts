import type { FormEventHandler } from 'react';

/** React passes events of a portal on to its parents: a form in an overlay would submit the form that opened it. */
export function withinOverlay(
  onSubmit: FormEventHandler<HTMLDivElement> | undefined,
): FormEventHandler<HTMLDivElement> {
  return (event) => {
    onSubmit?.(event);
    event.stopPropagation();
  };
}
