import { Link } from '../../components/link/index.ts';
import type { RecordLink } from '../../patterns/shapes.ts';

export interface ShowReferenceProps {
  readonly link: RecordLink;
  readonly tabStop?: boolean;
}

/** What a record refers to, by what people call it, linked where it may be seen. */
export function ShowReference({ link, tabStop = true }: ShowReferenceProps) {
  if (link.href === undefined) return <bdi>{link.label}</bdi>;
  return (
    <Link href={link.href} tabIndex={tabStop ? undefined : -1}>
      <bdi>{link.label}</bdi>
    </Link>
  );
}
