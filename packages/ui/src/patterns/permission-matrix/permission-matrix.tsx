import { Fragment, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Anchor, Link } from '../../components/link/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { TableScroll } from '../../components/table/index.ts';
import { OptionalLink } from '../optional-link.tsx';
import { permissionMatrixMessages } from './messages.ts';
import { MatrixMark, markWords } from './matrix-mark.tsx';
import type {
  MatrixAction,
  MatrixRole,
  MatrixRow,
  PermissionMatrixProps,
} from './permission-matrix-props.ts';

const actions: readonly MatrixAction[] = ['read', 'create', 'change', 'remove'];

/** So many entities are shown at once; each press of the button shows as many more. */
const atOnce = 100;

const sticky =
  'sticky start-0 z-sticky bg-panel border-e border-line max-w-36 sm:max-w-64 min-w-32 sm:min-w-44';

/** Shows the permissions of each role with the records of each entity. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, roles, rows, unknown = [], className } = props;
  const [shown, setShown] = useState(atOnce);
  return (
    <div
      data-slot="permission-matrix"
      className={joinClassNames('flex min-w-0 flex-col items-start gap-2', className)}
    >
      <TableScroll
        label={label}
        className="max-h-[min(36rem,75dvh)] w-full snap-x scroll-ps-32 rounded-lg border border-line bg-panel sm:snap-none"
      >
        <table aria-label={label} className="w-full border-separate border-spacing-0 text-md">
          <MatrixHead roles={roles} />
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <MatrixRowView key={row.id} row={row} roles={roles} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {rows.length > shown && (
        <Button size="small" onClick={() => setShown(shown + atOnce)}>
          {permissionMatrixMessages.more}
        </Button>
      )}
      {unknown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {unknown.map((role) => (
            <li key={role.id} className="flex min-w-0">
              <NotShown>{permissionMatrixMessages.unknown({ role: role.label })}</NotShown>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-subtle">{permissionMatrixMessages.legend}</p>
    </div>
  );
}

interface MatrixHeadProps {
  readonly roles: readonly MatrixRole[];
}

function MatrixHead({ roles }: MatrixHeadProps) {
  return (
    <thead className="sticky top-0 z-bar bg-panel">
      <tr>
        <th
          scope="col"
          rowSpan={2}
          className={`${sticky} border-b px-3 py-1.5 text-start align-bottom font-medium text-ink-subtle`}
        >
          {permissionMatrixMessages.entity}
        </th>
        {roles.map(({ id, label, href }) => (
          <th
            key={id}
            scope="colgroup"
            colSpan={actions.length}
            className="snap-start border-e border-line px-2 pt-1.5 text-center font-semibold whitespace-nowrap last:border-e-0"
          >
            <OptionalLink variant="quiet" href={href}>
              {label}
            </OptionalLink>
          </th>
        ))}
      </tr>
      <tr>
        {roles.map(({ id }) => (
          <Fragment key={id}>
            {actions.map((action) => (
              <th
                key={action}
                scope="col"
                className={`border-b border-line px-1.5 pb-1.5 text-center text-xs font-normal text-ink-subtle ${edge(action)}`}
              >
                {permissionMatrixMessages[action]}
              </th>
            ))}
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}

interface MatrixRowViewProps extends MatrixHeadProps {
  readonly row: MatrixRow;
}

function MatrixRowView({ row, roles }: MatrixRowViewProps) {
  const { label, href, limited, cells } = row;
  return (
    <tr className="group/row">
      <th
        scope="row"
        className={`${sticky} border-b px-3 py-1.5 text-start font-normal group-hover/row:bg-hover`}
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          {href === undefined ? (
            <bdi className="min-w-0 break-words">{label}</bdi>
          ) : (
            <Link variant="quiet" href={href} className="min-w-0 break-words">
              <bdi>{label}</bdi>
            </Link>
          )}
          {limited && (
            <span className="text-xs text-ink-subtle">{permissionMatrixMessages.limited}</span>
          )}
        </span>
      </th>
      {roles.map((role) => (
        <Fragment key={role.id}>
          {actions.map((action) => {
            const cell = cells[role.id];
            const may = cell === 'not shown' ? cell : cell?.may[action];
            const mark = <MatrixMark may={may} />;
            return (
              <td
                key={action}
                className={`h-9 border-b border-line px-1.5 text-center group-hover/row:bg-hover ${edge(action)}`}
              >
                {cell === undefined || cell === 'not shown' || cell.href === undefined ? (
                  mark
                ) : (
                  <Anchor
                    href={cell.href}
                    aria-label={permissionMatrixMessages.cell({
                      role: role.label,
                      entity: label,
                      action: permissionMatrixMessages[action],
                      permission: markWords(may),
                    })}
                    className="inline-flex size-6 items-center justify-center rounded-xs border border-transparent hover:border-line-strong"
                  >
                    {mark}
                  </Anchor>
                )}
              </td>
            );
          })}
        </Fragment>
      ))}
    </tr>
  );
}

function edge(action: MatrixAction): string {
  return action === 'remove' ? 'border-e border-line' : '';
}
