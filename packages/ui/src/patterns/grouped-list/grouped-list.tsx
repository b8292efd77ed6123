import { useState } from 'react';
import { AppShellFooter } from '../../components/app-shell/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { hasContent } from '../has-content.ts';
import { titleFirst } from '../record-list/index.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import { groupText } from './group-label.ts';
import { GroupedCards } from './grouped-cards.tsx';
import type { GroupedListProps } from './grouped-list-props.ts';
import { GroupedTable } from './grouped-table.tsx';
import { groupedListMessages } from './messages.ts';

/**
 * The body of a list screen whose records are in groups: each with how many there are and what they come
 * to, opened and closed with the pointer or by key. On phones the groups are cards below headings.
 */
export function GroupedList(props: GroupedListProps) {
  const { groups, groupField, unit, error, empty, onMoreGroups } = props;
  const { groupCount = groups?.length ?? 0 } = props;
  const { locale } = useValueFormat();
  const narrow = useMediaQuery(phone);
  const [announcement, announce] = useState('');
  const onOpenChange = (id: string, open: boolean) => {
    props.onOpenChange(id, open);
    const group = groups?.find((each) => each.id === id);
    if (group === undefined) return;
    const name = groupText(group, groupField, unit, locale);
    announce(groupedListMessages[open ? 'opened' : 'closed']({ group: name }));
  };
  const instead = hasContent(error)
    ? error
    : groups?.length === 0
      ? (empty ?? <EmptyState title={groupedListMessages.empty} />)
      : undefined;
  const Groups = narrow ? GroupedCards : GroupedTable;
  return (
    <div data-slot="grouped-list" className="flex min-h-0 flex-1 flex-col">
      {instead !== undefined ? (
        <div className="grid min-h-0 flex-1 overflow-y-auto border-t border-line p-4 sm:p-6 short:overflow-visible">
          <div className="m-auto">{instead}</div>
        </div>
      ) : (
        <Groups
          {...props}
          fields={titleFirst(props.fields, props.titleField)}
          onOpenChange={onOpenChange}
        />
      )}
      <output className="sr-only">{announcement}</output>
      {!hasContent(error) && (
        <AppShellFooter className="justify-between gap-3">
          <div className="flex items-center gap-3">
            <output>
              {groups === undefined ? '' : groupedListMessages.groups({ count: groupCount })}
            </output>
            {onMoreGroups !== undefined && (
              <Button size="small" onClick={onMoreGroups}>
                {groupedListMessages.moreGroups}
              </Button>
            )}
          </div>
          <div className="ms-auto flex items-center gap-3">{props.footerEnd}</div>
        </AppShellFooter>
      )}
    </div>
  );
}
