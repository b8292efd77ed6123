import { isBrowserClick } from '../../components/link/index.ts';
import { NavigationTab, NavigationTabs } from '../../components/tabs/index.ts';
import { formatExactNumber, useValueFormat } from '../../fields/index.ts';
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
              const heading = document.getElementById(idOf(list));
              if (heading === null || isBrowserClick(event)) return;
              // An address of its own would leave the list that the record was opened from.
              event.preventDefault();
              heading.scrollIntoView({ block: 'start' });
              heading.focus({ preventScroll: true });
            }}
          >
            {list.title}
          </NavigationTab>
        );
      })}
    </NavigationTabs>
  );
}
