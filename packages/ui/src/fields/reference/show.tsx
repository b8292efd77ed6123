import { Link } from '../../components/link/index.ts';
import type { RecordLink } from '../../patterns/shapes.ts';

/** What a record refers to, by what people call it, linked where it may be seen. */
export function ShowReference({ link }: { readonly link: RecordLink }) {
  if (link.href === undefined) return <bdi>{link.label}</bdi>;
  return (
    <Link href={link.href}>
      <bdi>{link.label}</bdi>
    </Link>
  );
}
