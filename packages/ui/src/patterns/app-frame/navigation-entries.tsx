import { useEffect, useRef } from 'react';
import {
  SideNavigation,
  SideNavigationGroup,
  SideNavigationItem,
} from '../../components/side-navigation/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { Truncate } from '../../components/truncate/index.ts';
import type { AppFrameProps, NavigationEntry, NavigationGroup } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';

interface NavigationEntriesProps extends Pick<
  AppFrameProps,
  'favourites' | 'groups' | 'noEntries'
> {
  readonly className?: string;
}

/** Every place of the application, in its groups. What is around it scrolls. */
export function NavigationEntries(props: NavigationEntriesProps) {
  const { favourites = [], noEntries, className } = props;
  const groups = [
    { id: 'favourites', title: appFrameMessages.favourites, entries: favourites },
    ...props.groups,
  ];
  const navigation = useRef<HTMLElement>(null);
  const current = currentHref(groups);
  useEffect(() => {
    const links = navigation.current?.querySelectorAll('a') ?? [];
    const link = [...links].find((link) => link.getAttribute('href') === current);
    const scroller = navigation.current?.parentElement;
    if (link && scroller) scrollToElement(scroller, link);
  }, [current]);
  return (
    <SideNavigation
      ref={navigation}
      label={appFrameMessages.navigation}
      className={joinClassNames('gap-4', className)}
    >
      {noEntries !== undefined && <p className="px-2 py-1.5 text-ink-subtle">{noEntries}</p>}
      {groups
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <SideNavigationGroup
            key={group.id}
            label={group.title}
            // Above its first link, a heading is not as close to what is above it.
            className={group.title && 'first:pt-2'}
          >
            {group.entries.map((entry) => (
              <EntryWithChildren key={entry.href} entry={entry} />
            ))}
          </SideNavigationGroup>
        ))}
    </SideNavigation>
  );
}

function EntryWithChildren({ entry }: { readonly entry: NavigationEntry }) {
  return (
    <>
      <Entry entry={entry} level={1} />
      {entry.children?.map((child) => (
        <Entry key={child.href} entry={child} level={2} />
      ))}
    </>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly level: 1 | 2;
}

function Entry({ entry, level }: EntryProps) {
  return (
    <SideNavigationItem
      href={entry.href}
      current={entry.current}
      count={entry.figure === undefined ? undefined : <bdi>{entry.figure}</bdi>}
      level={level}
      data-why={entry.why}
      data-why-name={entry.why && entry.label}
    >
      <Truncate>
        <bdi>{entry.label}</bdi>
      </Truncate>
    </SideNavigationItem>
  );
}

/** The innermost of the entries that are current: where one is. */
function currentHref(groups: readonly NavigationGroup[]): string | undefined {
  return groups
    .flatMap((group) => group.entries)
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .findLast((entry) => entry.current)?.href;
}

/** Scrolls a container so that an element is in its middle, unless it is in sight already. */
function scrollToElement(container: Element, element: Element): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
