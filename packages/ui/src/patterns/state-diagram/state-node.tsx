import { Anchor } from '../../components/link/index.ts';
import { useId } from 'react';
import { StatusBadge } from '../../components/status-badge/index.ts';
import type { Box, NodeFocus } from '../specification-canvas/index.ts';
import type { StateNode } from './state-diagram-props.ts';

export interface StateNodeBoxProps {
  readonly state: StateNode;
  readonly box: Box;
  readonly description: string;
  readonly link: ReturnType<NodeFocus['nodeProps']>;
}

/** A state in the diagram: a link to where it is described. A final one has a double border. */
export function StateNodeBox({ state, box, description, link }: StateNodeBoxProps) {
  const describedBy = useId();
  const { label, tone, href, final = false } = state;
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
      <Anchor
        href={href}
        draggable={false}
        {...link}
        aria-describedby={describedBy}
        data-final={final || undefined}
        className="flex size-full items-center justify-center rounded-lg border border-line-control bg-panel px-1 no-underline hover:border-accent focus-visible:outline-2 focus-visible:outline-offset-1 data-final:border-4 data-final:border-double forced-colors:border-[CanvasText]"
      >
        <StatusBadge tone={tone} className="bg-transparent">
          <bdi>{label}</bdi>
        </StatusBadge>
      </Anchor>
      <span id={describedBy} hidden>
        {description}
      </span>
    </li>
  );
}
