import { Anchor } from '../../components/link/index.ts';
import { KeyRound, Link2 } from 'lucide-react';
import { useId } from 'react';
import { useLabels } from '../../labels/index.ts';
import type { Box, NodeFocus } from '../specification-canvas/index.ts';
import type { EntityNode } from './entity-diagram-props.ts';
import { entityDiagramLabels } from './labels.ts';
import { fieldsShown } from './node-size.ts';

export interface EntityNodeBoxProps {
  readonly entity: EntityNode;
  readonly box: Box;
  /** Whether it stands out, as the one that has the focus is tied to it. */
  readonly tied: boolean;
  readonly description: string;
  readonly link: ReturnType<NodeFocus['nodeProps']>;
}

/** An entity in the diagram: a link to where it is described. */
export function EntityNodeBox(props: EntityNodeBoxProps) {
  const labels = useLabels(entityDiagramLabels);
  const { entity, box, tied, description, link } = props;
  const { title, href, fields } = entity;
  const hidden = fields.length - fieldsShown;
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
      <Anchor
        href={href}
        draggable={false}
        {...link}
        aria-describedby={describedBy}
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
              <span className="h-5 px-2.5 text-xs text-ink-subtle">{labels.more(hidden)}</span>
            )}
          </span>
        )}
      </Anchor>
      <span id={describedBy} hidden>
        {description}
      </span>
    </li>
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
