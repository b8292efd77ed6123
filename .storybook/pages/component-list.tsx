import { Link } from '@ninefold/ui/components/link';
import { SearchField } from '@ninefold/ui/components/search-field';
import { Select } from '@ninefold/ui/components/select';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '@ninefold/ui/components/table';
import { useState } from 'react';
import { pageAddress, type CatalogueEntry } from '../catalogue/entry.ts';
import { findingsOf, overall, sizeInWords } from '../catalogue/quality-words.ts';
import { TestsBadge } from '../page/tests-badge.tsx';
import { listed, type Column, type Listing } from './listing.ts';

const columns: readonly { readonly name: Column; readonly title: string }[] = [
  { name: 'name', title: 'Component' },
  { name: 'status', title: 'Status' },
  { name: 'tests', title: 'Tests' },
  { name: 'size', title: 'Size' },
];

/** Every component with its status, filtered and sorted by who looks. */
export function ComponentList({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  const [listing, setListing] = useState<Listing>({
    text: '',
    status: 'all',
    column: 'name',
    descending: false,
  });
  const shown = listed(entries, listing);
  const sortBy = (column: Column): void =>
    setListing({
      ...listing,
      column,
      descending: listing.column === column && !listing.descending,
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          aria-label="Filter components"
          placeholder="Name, synonym, role or token"
          className="w-full sm:w-80"
          value={listing.text}
          onChange={(event) => setListing({ ...listing, text: event.target.value })}
        />
        <Select
          aria-label="Status"
          className="w-auto"
          value={listing.status}
          options={[
            { value: 'all', label: 'Every status' },
            { value: 'ready', label: 'Ready' },
            { value: 'draft', label: 'Draft' },
            { value: 'failed', label: 'Tests failed' },
            { value: 'not run', label: 'Tests not run' },
          ]}
          onChange={(event) =>
            setListing({ ...listing, status: event.target.value as Listing['status'] })
          }
        />
        <output className="ms-auto text-md text-ink-muted tabular-nums">
          {shown.length} of {entries.length}
        </output>
      </div>
      <TableScroll label="Components" className="rounded-lg border border-line">
        <Table aria-label="Components">
          <TableHead>
            <tr>
              {columns.map(({ name, title }) => (
                <TableHeader
                  key={name}
                  align={name === 'size' ? 'end' : 'start'}
                  sort={
                    listing.column !== name
                      ? 'none'
                      : listing.descending
                        ? 'descending'
                        : 'ascending'
                  }
                  onSort={() => sortBy(name)}
                >
                  {title}
                </TableHeader>
              ))}
              <TableHeader>What it is</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {shown.map((entry) => (
              <ComponentRow key={entry.folder} entry={entry} />
            ))}
          </TableBody>
        </Table>
      </TableScroll>
    </div>
  );
}

function ComponentRow({ entry }: { readonly entry: CatalogueEntry }) {
  const { record, docsId, bytes } = entry;
  const isReady = record.status === 'ready';
  return (
    <TableRow>
      <TableCell>
        <Link href={pageAddress(docsId)} target="_top" className="font-medium">
          {record.name}
        </Link>
      </TableCell>
      <TableCell>
        <StatusBadge tone={isReady ? 'success' : 'warning'}>
          {isReady ? 'Ready' : 'Draft'}
        </StatusBadge>
      </TableCell>
      <TableCell>
        <TestsBadge state={overall(findingsOf(entry))} />
      </TableCell>
      <TableCell align="end" className="whitespace-nowrap text-ink-muted">
        {sizeInWords(bytes)}
      </TableCell>
      <TableCell className="min-w-72 py-1.5 whitespace-normal text-ink-muted">
        {record.summary}
      </TableCell>
    </TableRow>
  );
}
