import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../../components/styling/index.ts';
import { FieldDisplay, useValueFormat } from '../../fields/index.ts';
import { groupLabel } from './group-label.ts';
import type { GroupedListProps, RecordGroup } from './grouped-list-props.ts';
import { groupedListMessages } from './messages.ts';

export interface GroupHeadingProps
  extends Pick<GroupedListProps, 'groupField' | 'unit'>, ComponentProps<'button'> {
  readonly group: RecordGroup;
}

/** The button that opens and closes a group: its value and how many records have it. */
export function GroupHeading({ group, groupField, unit, className, ...props }: GroupHeadingProps) {
  const { locale } = useValueFormat();
  const { link, value, open } = group;
  const label = groupLabel(group, unit, locale);
  return (
    <button
      type="button"
      data-grid-action
      aria-expanded={open}
      className={joinClassNames(
        'flex max-w-full min-w-0 cursor-pointer items-center gap-1.5 rounded-sm text-start pointer-coarse:min-h-11',
        className,
      )}
      {...props}
    >
      <ChevronRight
        aria-hidden="true"
        className={joinClassNames(
          'size-4 shrink-0 text-ink-subtle transition-transform motion-reduce:transition-none',
          open ? 'rotate-90' : 'rtl:-scale-x-100',
        )}
      />
      <span className="min-w-0 truncate font-medium">
        {label ?? (
          <FieldDisplay
            field={{ ...groupField, identifier: undefined }}
            value={value}
            // A button holds no link.
            link={link && { label: link.label }}
            place="cell"
          />
        )}
      </span>
      <span className="shrink-0 font-normal text-ink-subtle">{countText(group)}</span>
    </button>
  );
}

function countText({ count, exact }: RecordGroup): string {
  return (exact ? groupedListMessages.records : groupedListMessages.recordsOfAbout)({ count });
}
