import { KeyRound, Link2 } from 'lucide-react';
import {
  CanvasNode,
  type CanvasNodeProps,
  type LayoutNode,
} from '../specification-canvas/index.ts';
import type { EntityNode } from './entity-diagram-props.ts';
import { entityDiagramMessages } from './messages.ts';

/** The number of fields that a node lists. It counts the others. */
const fieldsShown = 5;

const nodeWidth = 184;
const titleHeight = 33;
const fieldHeight = 20;
const padding = 10;

/** The room that an entity takes in the diagram. */
export function nodeSize({ id, fields }: EntityNode): LayoutNode {
  const lines = Math.min(fields.length, fieldsShown) + (fields.length > fieldsShown ? 1 : 0);
  const body = lines === 0 ? 0 : lines * fieldHeight + padding;
  return { id, width: nodeWidth, height: titleHeight + body };
}

interface EntityNodeBoxProps extends CanvasNodeProps {
  readonly entity: EntityNode;
  /** Whether it is highlighted, because it is related to the focused entity. */
  readonly tied: boolean;
}

/** An entity in the diagram: a link to where it is described. */
export function EntityNodeBox(props: EntityNodeBoxProps) {
  const { entity, tied, ...node } = props;
  const { title, href, fields } = entity;
  const hidden = fields.length - fieldsShown;
  return (
    <CanvasNode
      {...node}
      href={href}
      data-tied={tied || undefined}
      className="flex size-full flex-col overflow-clip rounded-md border border-line-control bg-panel text-sm text-ink no-underline hover:border-accent focus-visible:outline-2 focus-visible:outline-offset-1 data-tied:border-accent forced-colors:border-[CanvasText]"
    >
      <span
        dir="auto"
        className="block shrink-0 truncate border-b border-line bg-sunken px-2.5 py-1.75 leading-4.5 font-semibold"
      >
        {title}
      </span>
      {fields.length > 0 && (
        <span aria-hidden="true" className="flex flex-col py-1.25">
          {fields.slice(0, fieldsShown).map(({ label, key, reference }, index) => (
            <span
              key={index}
              className="flex h-5 items-center gap-1.5 px-2.5 text-xs text-ink-muted"
            >
              <FieldMark isKey={key === true} isReference={reference === true} />
              <bdi className="min-w-0 truncate">{label}</bdi>
            </span>
          ))}
          {hidden > 0 && (
            <span className="h-5 px-2.5 text-xs text-ink-subtle">
              {entityDiagramMessages.more({ count: hidden })}
            </span>
          )}
        </span>
      )}
    </CanvasNode>
  );
}

interface FieldMarkProps {
  readonly isKey: boolean;
  readonly isReference: boolean;
}

function FieldMark({ isKey, isReference }: FieldMarkProps) {
  if (isKey) return <KeyRound className="size-3 shrink-0 text-ink-subtle" />;
  if (isReference) return <Link2 className="size-3 shrink-0 text-accent" />;
  return <span className="size-3 shrink-0" />;
}
