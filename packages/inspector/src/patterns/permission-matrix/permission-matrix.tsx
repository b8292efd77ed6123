import { useState } from 'react';
import { Button } from '@ninefold/ui/components/button';
import { Field } from '@ninefold/ui/components/field';
import { Link } from '@ninefold/ui/components/link';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { Select } from '@ninefold/ui/components/select';
import { OptionalLink } from '@ninefold/ui/patterns/optional-link';
import { permissionMatrixMessages } from './messages.ts';
import { MatrixMark } from './matrix-mark.tsx';
import type {
  MatrixAction,
  MatrixRole,
  MatrixRow,
  PermissionMatrixProps,
} from './permission-matrix-props.ts';

const actions: readonly MatrixAction[] = ['read', 'create', 'change', 'remove'];

/** So many entities are shown at once; each press of the button shows as many more. */
const atOnce = 100;

/** Shows in words what one role may do with the records of each entity. Another role can be chosen. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, roles, rows, unknown = [], initialRole } = props;
  const [chosen, setChosen] = useState(initialRole);
  const [shown, setShown] = useState(atOnce);
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  if (role === undefined) return null;
  return (
    <div data-slot="permission-matrix" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Field label={permissionMatrixMessages.role} className="w-full max-w-xs sm:w-64">
          <Select
            value={role.id}
            options={roles.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
        </Field>
        {role.href !== undefined && (
          <Link href={role.href} className="py-1.5">
            {permissionMatrixMessages.about}
          </Link>
        )}
      </div>
      <MatrixTable
        label={permissionMatrixMessages.caption({ label, role: role.label })}
        role={role}
        rows={rows.slice(0, shown)}
      />
      {rows.length > shown && (
        <Button size="small" className="self-start" onClick={() => setShown(shown + atOnce)}>
          {permissionMatrixMessages.more}
        </Button>
      )}
      {unknown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {unknown.map(({ id, label }) => (
            <li key={id} className="flex min-w-0">
              <NotShown>{permissionMatrixMessages.unknown({ role: label })}</NotShown>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MatrixTableProps {
  readonly label: string;
  readonly role: MatrixRole;
  readonly rows: readonly MatrixRow[];
}

/** In some browsers the parts of a table lose their roles when they are laid out as blocks. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table on a desk; on a phone each row is a block with the names of the columns in it. */
function MatrixTable({ label, role, rows }: MatrixTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-panel">
      <table {...as.table} aria-label={label} className="block w-full table-fixed text-md sm:table">
        <thead {...as.rowgroup} className="sr-only sm:not-sr-only sm:table-header-group">
          <tr {...as.row} className="sm:table-row">
            <th
              {...as.columnheader}
              scope="col"
              className="border-b border-line px-3 py-2 text-start font-medium text-ink-subtle sm:w-[28%]"
            >
              {permissionMatrixMessages.entity}
            </th>
            {actions.map((action) => (
              <th
                key={action}
                {...as.columnheader}
                scope="col"
                className="border-b border-line px-3 py-2 text-start font-medium text-ink-subtle"
              >
                {permissionMatrixMessages[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup} className="block sm:table-row-group">
          {rows.map((row) => (
            <MatrixRowView key={row.id} row={row} role={role} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MatrixRowView({ row, role }: { readonly row: MatrixRow; readonly role: MatrixRole }) {
  const cell = row.cells[role.id];
  const own = cell === 'not shown' ? undefined : cell;
  return (
    <tr
      {...as.row}
      className="group/row grid grid-cols-2 gap-x-3 border-b border-line px-3 py-2 last:border-b-0 sm:table-row sm:hover:bg-hover"
    >
      <th
        {...as.rowheader}
        scope="row"
        className="col-span-2 py-1 text-start align-top font-medium sm:border-b sm:border-line sm:group-last/row:border-b-0 sm:px-3 sm:py-2 sm:font-normal"
      >
        <OptionalLink variant="quiet" href={own?.href ?? row.href}>
          <bdi className="break-words">{row.label}</bdi>
        </OptionalLink>
      </th>
      {actions.map((action) => (
        <td
          key={action}
          {...as.cell}
          className="min-w-0 py-1 align-top break-words sm:border-b sm:border-line sm:group-last/row:border-b-0 sm:px-3 sm:py-2"
        >
          {/* The header of the column says it on a desk, and to a screen reader. */}
          <span aria-hidden className="block text-sm text-ink-subtle sm:hidden">
            {permissionMatrixMessages[action]}
          </span>
          <MatrixMark may={cell === 'not shown' ? cell : own?.may[action]} />
        </td>
      ))}
    </tr>
  );
}
