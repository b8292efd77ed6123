import {
  type ComponentProps,
  createElement,
  type ElementType,
  Fragment,
  type ReactNode,
} from 'react';

/** Renders the parts of a message: `richText(deleteRecordMessages.statement.parts({ title, b: tag('b') }))`. */
export function richText(parts: readonly unknown[]): ReactNode {
  return createElement(Fragment, null, ...(parts as readonly ReactNode[]));
}

/** Renders a message's tag as an element: `tag('span', { className })`. */
export function tag<Type extends ElementType>(type: Type, props?: ComponentProps<Type>) {
  return (content: readonly unknown[]): ReactNode => createElement(type, props, richText(content));
}
