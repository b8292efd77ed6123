import { Link } from '@ninefold/ui/components/link';
import { SearchField } from '@ninefold/ui/components/search-field';
import { useState } from 'react';
import { pageAddress, type CatalogueEntry } from '../catalogue/entry.ts';
import { search } from '../catalogue/search.ts';

const proposals = ['modal', 'role alert', 'color-accent-soft', 'loading'];

/** Finds a component by any of its names. */
export function FindComponent({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  const [query, setQuery] = useState('');
  const found = search(query.replace(/^role /, ''), entries);
  return (
    <div className="grid max-w-3xl gap-6">
      <SearchField
        aria-label="Find a component"
        placeholder="What do you call it?"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {query.trim() === '' ? (
        <>
          <p className="text-ink-muted">
            For example{' '}
            {proposals.map((proposal, index) => (
              <span key={proposal}>
                {index > 0 && ', '}
                <button
                  type="button"
                  className="text-accent underline decoration-accent-line underline-offset-3"
                  onClick={() => setQuery(proposal)}
                >
                  {proposal}
                </button>
              </span>
            ))}
            .
          </p>
          <ul className="columns-2 gap-x-6 sm:columns-3 [&>li]:py-1" aria-label="All components">
            {entries.map(({ folder, docsId, record }) => (
              <li key={folder}>
                <Link href={pageAddress(docsId)} target="_top">
                  {record.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <output className="text-md text-ink-muted">
            {found.length === 1 ? '1 component' : `${found.length} components`}
          </output>
          <ul className="grid gap-4">
            {found.map(({ entry, because }) => (
              <li key={entry.folder}>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <Link href={pageAddress(entry.docsId)} target="_top" className="font-medium">
                    {entry.record.name}
                  </Link>
                  {because !== '' && <span className="text-sm text-ink-subtle">{because}</span>}
                </p>
                <p className="text-ink-muted">{entry.record.summary}</p>
              </li>
            ))}
          </ul>
          {found.length === 0 && (
            <p>
              Nothing is called so.{' '}
              <Link href="./?path=/story/all-components--all-components" target="_top">
                All components
              </Link>{' '}
              lists what there is.
            </p>
          )}
        </>
      )}
    </div>
  );
}
