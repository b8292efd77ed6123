import { useId } from 'react';
import { FieldDisplay } from '../../fields/index.ts';
import { CardFooters, CardSkeletons, RecordCard } from '../record-list/index.ts';
import { GroupHeading } from './group-heading.tsx';
import type { GroupedListProps, RecordGroup } from './grouped-list-props.ts';
import { groupedListMessages } from './messages.ts';
import { MoreButton } from './more-button.tsx';

/** The groups as cards below headings, for phones. */
export function GroupedCards(props: GroupedListProps) {
  const { groups, fields, footers } = props;
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto short:overflow-visible"
      aria-busy={groups === undefined || undefined}
    >
      {groups === undefined ? (
        <CardSkeletons label={groupedListMessages.loading} />
      ) : (
        groups.map((group) => <CardGroup key={group.id} {...props} group={group} />)
      )}
      {groups !== undefined && footers !== undefined && (
        <CardFooters fields={fields} footers={footers} />
      )}
    </div>
  );
}

function CardGroup({ group, ...props }: GroupedListProps & { readonly group: RecordGroup }) {
  const { fields, groupField, unit, onOpenChange, onMore } = props;
  const id = useId();
  const summed = fields.filter(({ name }) => (group.sums[name] ?? null) !== null);
  return (
    <section aria-labelledby={id}>
      <div className="sticky top-0 z-sticky flex flex-col gap-1 border-b border-line bg-sunken px-4 py-2">
        <h2 className="flex min-w-0 text-base">
          <GroupHeading
            id={id}
            group={group}
            groupField={groupField}
            unit={unit}
            onClick={() => onOpenChange(group.id, !group.open)}
          />
        </h2>
        {summed.length > 0 && (
          <dl className="flex flex-wrap gap-x-4 ps-5.5 text-sm">
            {summed.map((field) => (
              <div key={field.name} className="flex gap-1.5">
                <dt className="text-ink-subtle">{field.label}</dt>
                <dd className="font-medium tabular-nums">
                  <FieldDisplay field={field} value={group.sums[field.name]} place="cell" />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {group.open &&
        (group.error !== undefined ? (
          <div className="border-b border-line p-4">{group.error}</div>
        ) : group.rows === undefined ? (
          <CardSkeletons label={groupedListMessages.loading} />
        ) : (
          <>
            <ul aria-labelledby={id}>
              {group.rows.map((row, _index, rows) => (
                <RecordCard key={row.id} {...props} row={row} rows={rows} />
              ))}
            </ul>
            {group.hasMore === true && (
              <div className="border-b border-line px-4 py-3">
                <MoreButton group={group} onMore={onMore} />
              </div>
            )}
          </>
        ))}
    </section>
  );
}
