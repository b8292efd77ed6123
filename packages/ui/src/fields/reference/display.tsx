import { Link } from '../../components/link/index.ts';
import type { ReactNode } from 'react';
import type { RecordLink } from '../../shapes/index.ts';

export interface ReferenceDisplayProps {
  readonly link: RecordLink;
  /** In a cell the link is quiet, as most cells are links. */
  readonly place: 'cell' | 'detail' | 'exact';
  /** Shown in place of the display field. */
  readonly children?: ReactNode;
}

/** Shows the referenced record by its display field, as a link where the reader may open it. */
export function ReferenceDisplay({ link, place, children }: ReferenceDisplayProps) {
  const content = children ?? <bdi>{link.label}</bdi>;
  if (link.href === undefined) return content;
  return (
    <Link href={link.href} variant={place === 'cell' ? 'quiet' : 'standalone'}>
      {content}
    </Link>
  );
}
