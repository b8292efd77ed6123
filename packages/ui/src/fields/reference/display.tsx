import { Link } from '../../components/link/index.ts';
import type { RecordLink } from '../../patterns/shapes.ts';

export interface ReferenceDisplayProps {
  readonly link: RecordLink;
  /** In a table everything is a link, and none of them shouts. */
  readonly place: 'cell' | 'detail' | 'exact';
}

/** What a record refers to, by what people call it, linked where it may be seen. */
export function ReferenceDisplay({ link, place }: ReferenceDisplayProps) {
  if (link.href === undefined) return <bdi>{link.label}</bdi>;
  return (
    <Link href={link.href} variant={place === 'cell' ? 'quiet' : 'standalone'}>
      <bdi>{link.label}</bdi>
    </Link>
  );
}
