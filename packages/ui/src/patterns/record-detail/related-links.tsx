import { isBrowserClick } from '../../components/link/index.ts';
import { NavigationTab, NavigationTabs } from '../../components/tabs/index.ts';
import { formatExactNumber, useValueFormat } from '../../fields/index.ts';
import { useScreenActions } from '../screen-actions/index.ts';
import { recordDetailMessages } from './messages.ts';
import type { RelatedList } from './record-detail-props.ts';

interface RelatedLinksProps {
  readonly lists: readonly RelatedList[];
  readonly idOf: (list: RelatedList) => string;
}

/**
 * A row of links to the related records further down, with their numbers. They stay on the page, where a search
 * and a printer find them, and each has its heading.
 */
export function RelatedLinks({ lists, idOf }: RelatedLinksProps) {
  const { locale } = useValueFormat();
  useScreenActions(
    lists.map((list) => ({
      id: `go to ${list.id}`,
      label: recordDetailMessages.goTo({ list: list.title }),
      onSelect: () => goToHeading(idOf(list)),
    })),
  );
  return (
    <NavigationTabs
      label={recordDetailMessages.related}
      // The first text begins where those above and below do.
      className="px-1.5 sm:px-3.5 print:hidden"
    >
      {lists.map((list) => {
        const { total = null } = list.page ?? {};
        return (
          <NavigationTab
            key={list.id}
            href={`#${idOf(list)}`}
            count={total === null ? undefined : formatExactNumber(String(total.count), { locale })}
            onClick={(event) => {
              // An address of its own would leave the list that the record was opened from.
              if (!isBrowserClick(event) && goToHeading(idOf(list))) event.preventDefault();
            }}
          >
            {list.title}
          </NavigationTab>
        );
      })}
    </NavigationTabs>
  );
}

/** Returns whether there is such a heading. */
function goToHeading(id: string): boolean {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
