import type { ReactNode } from 'react';

/** A plain table of a docs page, which scrolls by itself where it is too wide. */
export function FactTable({
  label,
  columns,
  rows,
}: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}) {
  return (
    <section
      className="overflow-x-auto rounded-lg border border-line font-sans"
      aria-label={label}
      // Keyboard users scroll the table here.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full border-collapse text-start text-base text-ink">
        <thead>
          <tr className="border-b border-line bg-sunken text-sm text-ink-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              {cells.map((cell, index) => (
                <td key={columns[index]} className="px-4 py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
