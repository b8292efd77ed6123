import {
  SideNavigation,
  SideNavigationGroup,
  SideNavigationItem,
} from '../../components/side-navigation/index.ts';
import type { AppFrameLabels, AppFrameProps, NavigationEntry } from './app-frame-props.ts';

export interface NavigationEntriesProps extends Pick<AppFrameProps, 'groups' | 'noEntries'> {
  readonly labels: AppFrameLabels;
}

/** Every place of the application, in its groups. */
export function NavigationEntries({ groups, noEntries, labels }: NavigationEntriesProps) {
  return (
    <SideNavigation label={labels.navigation}>
      {noEntries !== undefined && <p className="px-2 py-1.5 text-ink-subtle">{noEntries}</p>}
      {groups
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <SideNavigationGroup key={group.id} label={group.title}>
            {group.entries.map((entry) => (
              <Entry key={entry.href} entry={entry} />
            ))}
          </SideNavigationGroup>
        ))}
    </SideNavigation>
  );
}

function Entry({ entry }: { readonly entry: NavigationEntry }) {
  return (
    <>
      <SideNavigationItem href={entry.href} current={entry.current} count={entry.figure}>
        <span className="truncate">{entry.label}</span>
      </SideNavigationItem>
      {entry.children?.map((child) => (
        <SideNavigationItem
          key={child.href}
          href={child.href}
          current={child.current}
          count={child.figure}
          level={2}
        >
          <span className="truncate">{child.label}</span>
        </SideNavigationItem>
      ))}
    </>
  );
}
