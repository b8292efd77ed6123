import { useEffect, useState } from 'react';
import { Link } from './address.tsx';
import { database, type Row } from './database.ts';

const pageSize = 25;

interface Page {
  readonly rows: readonly Row[];
  readonly count: number;
}

export function List({ table }: { readonly table: string }) {
  const [filter, setFilter] = useState('');
  const [offset, setOffset] = useState(0);
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    let isCurrent = true;
    const query = database.from(table).select('*', { count: 'exact' }).order('id');
    const filtered = filter === '' ? query : query.ilike('name', `%${filter}%`);
    const read = async () => {
      const { data, count } = await filtered.range(offset, offset + pageSize - 1);
      if (isCurrent) setPage({ rows: (data ?? []) as Row[], count: count ?? 0 });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [table, filter, offset]);
  const columns = Object.keys(page?.rows[0] ?? {});
  return (
    <main>
      <h1>{table}</h1>
      <Link to={`/${table}/new`}>New</Link>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setFilter(event.currentTarget.querySelector('input')?.value ?? '');
          setOffset(0);
        }}
      >
        <input name="name" aria-label="Name" />
      </form>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page?.rows.map((row) => (
            <tr key={row['id']}>
              {columns.map((column) => (
                <td key={column}>
                  {column === 'name' ? (
                    <Link to={`/${table}/${row['id']}`}>{row[column]}</Link>
                  ) : (
                    row[column]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {page?.count} rows
      <button
        type="button"
        disabled={page === undefined || offset + pageSize >= page.count}
        onClick={() => setOffset(offset + pageSize)}
      >
        Next page
      </button>
    </main>
  );
}
