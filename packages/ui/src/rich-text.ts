import { createElement, Fragment, type ReactNode } from 'react';

/** Renders the parts of a message: `richText(deleteRecordMessages.statement.parts({ title, b }))`. */
export function richText(parts: readonly unknown[]): ReactNode {
  return createElement(Fragment, null, ...(parts as readonly ReactNode[]));
}
