import { StatusBadge } from '../../components/status-badge/index.ts';
import { CanvasNode, type CanvasNodeProps } from '../specification-canvas/index.ts';
import type { StateNode } from './state-diagram-props.ts';

export interface StateNodeBoxProps extends Pick<CanvasNodeProps, 'box' | 'description' | 'link'> {
  readonly state: StateNode;
}

/** A state in the diagram: a link to where it is described. A final one has a double border. */
export function StateNodeBox({ state, ...node }: StateNodeBoxProps) {
  const { label, tone, href, final = false } = state;
  return (
    <CanvasNode
      {...node}
      href={href}
      data-final={final || undefined}
      className="flex size-full items-center justify-center rounded-lg border border-line-control bg-panel px-1 no-underline hover:border-accent focus-visible:outline-2 focus-visible:outline-offset-1 data-final:border-4 data-final:border-double forced-colors:border-[CanvasText]"
    >
      <StatusBadge tone={tone} className="bg-transparent">
        <bdi>{label}</bdi>
      </StatusBadge>
    </CanvasNode>
  );
}
