import { Link } from '../../components/link/index.ts';
import type { RecordLink } from '../../shapes/index.ts';

export interface ReferenceDisplayProps {
  readonly link: RecordLink;
  /** In a cell the link is quiet, as most cells are links. */
  readonly place: 'cell' | 'detail' | 'exact';
}

/** Shows the referenced record by its display field, as a link where the reader may open it. */
export function ReferenceDisplay({ link, place }: ReferenceDisplayProps) {
  if (link.href === undefined) return <bdi>{link.label}</bdi>;
  return (
    <Link href={link.href} variant={place === 'cell' ? 'quiet' : 'standalone'}>
      <bdi>{link.label}</bdi>
    </Link>
  );
}
