import { Slottable } from 'radix-ui/slot';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { joinClassNames } from './styling/index.ts';

interface PartProps {
  readonly asChild?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

interface SlottableProps {
  readonly child?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Returns the properties of a part with its `className` merged into that of the child that it
 * renders as, so that the child's own classes win. Radix's Slot only concatenates the two, and the
 * stylesheet's order would decide.
 */
export function mergeChildClass<Props extends PartProps>(props: Props): Props {
  const { asChild, className, children } = props;
  if (asChild !== true || className === undefined) return props;
  const merged = Array.isArray(children)
    ? children.map((node: ReactNode) => (isSlottable(node) ? withClass(node, className) : node))
    : withClass(children, className);
  return { ...props, className: undefined, children: merged };
}

function withClass(node: ReactNode, className: string): ReactNode {
  if (isSlottable(node)) {
    const { child, children } = node.props;
    return child === undefined
      ? cloneElement(node, {}, withClass(children, className))
      : cloneElement(node, { child: withClass(child, className) });
  }
  if (!isValidElement<PartProps>(node)) return node;
  return cloneElement(node, { className: joinClassNames(className, node.props.className) });
}

function isSlottable(node: ReactNode): node is ReactElement<SlottableProps> {
  return isValidElement(node) && node.type === Slottable;
}
