import { type ComponentProps, useId } from 'react';
import { Anchor } from '../../components/link/index.ts';
import type { NodeFocus } from './use-node-focus.ts';
import type { Box } from './view.ts';

export interface CanvasNodeProps extends ComponentProps<typeof Anchor> {
  readonly box: Box;
  /** Read out after the content. */
  readonly description: string;
  readonly link: ReturnType<NodeFocus['nodeProps']>;
}

/** A node of a diagram, in its place: a link to where it is described. */
export function CanvasNode({ box, description, link, ...props }: CanvasNodeProps) {
  const describedBy = useId();
  return (
    <li
      className="absolute top-0"
      style={{
        insetInlineStart: 0,
        transform: `translate(${box.x}px, ${box.y}px)`,
        inlineSize: box.width,
        blockSize: box.height,
      }}
    >
      <Anchor draggable={false} {...link} aria-describedby={describedBy} {...props} />
      <span id={describedBy} hidden>
        {description}
      </span>
    </li>
  );
}
