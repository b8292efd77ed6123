import { Link } from '@ninefold/ui/components/link';
import { Fragment } from 'react';
import { catalogue } from 'virtual:ninefold-catalogue';
import { pageAddress } from '../catalogue/entry.ts';
import { RecordText } from './record-text.tsx';

/** A part links to the page of its component: TableScroll to Table's. */
const pages = new Map(
  catalogue.entries.flatMap(({ record, exports, docsId }) =>
    [record.name, ...exports].map((name) => [name, docsId] as const),
  ),
);

/** The alternative that a record names, with component names linked to their pages. */
export function AlternativeText({ text }: { readonly text: string }) {
  return text.split(/\b([A-Z][A-Za-z]+)\b/).map((piece, index) => {
    const key = `${index} ${piece}`;
    const page = index % 2 === 1 ? pages.get(piece) : undefined;
    return (
      <Fragment key={key}>
        {page === undefined ? (
          <RecordText text={piece} />
        ) : (
          <Link href={pageAddress(page)} target="_top">
            {piece}
          </Link>
        )}
      </Fragment>
    );
  });
}
