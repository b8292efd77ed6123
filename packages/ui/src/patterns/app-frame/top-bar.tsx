import { Anchor } from '../../components/link/index.ts';
import type { Ref } from 'react';
import { AppShellTopBar } from '../../components/app-shell/index.ts';
import { Breadcrumb, Breadcrumbs } from '../../components/breadcrumbs/index.ts';
import { ProductLogo } from '../../components/logo/index.ts';
import { useMediaQuery } from '../use-media-query/index.ts';
import type { AppFrameProps, Breadcrumb as Place } from './app-frame-props.ts';
import { Marker } from './brand.tsx';
import { appFrameMessages } from './messages.ts';
import { SearchButton } from './search-button.tsx';
import { sidebarShown } from './sidebar-shown.ts';

export interface TopBarProps extends AppFrameProps {
  /** The place for the content of a ScreenHeader, which replaces the breadcrumbs. */
  readonly screenBar: Ref<HTMLDivElement>;
  /** The place for the content of a ScreenBarEnd. */
  readonly screenBarEnd: Ref<HTMLDivElement>;
}

/** The way here; where the sidebar is not shown, also the way home. */
export function TopBar(props: TopBarProps) {
  const { brand, marker, breadcrumbs, search, topBarEnd, ask, screenBar, screenBarEnd } = props;
  const withSidebar = useMediaQuery(sidebarShown);
  // The logo already links to the home screen; a phone has room for the parent only.
  const crumbs = withSidebar
    ? breadcrumbs
    : breadcrumbs
        .slice(-2)
        .filter((crumb, index, { length }) => index === length - 1 || crumb.href !== brand.href);
  return (
    <AppShellTopBar className="group/top-bar">
      <Anchor href={brand.href} className="-m-1 rounded-sm p-1 lg:hidden" aria-label={brand.title}>
        <ProductLogo src={brand.logo} filled={brand.known} />
      </Anchor>
      <Breadcrumbs
        label={appFrameMessages.breadcrumbs}
        className="group-has-[[data-slot=screen-bar]>*]/top-bar:hidden max-lg:[&_li:not(:last-child)]:max-w-1/2 max-lg:[&_li:not(:last-child)]:shrink-0"
      >
        {crumbs.map((crumb, index) => (
          <Crumb
            key={crumb.href ?? crumb.label}
            crumb={crumb}
            current={index === crumbs.length - 1}
          />
        ))}
      </Breadcrumbs>
      <div ref={screenBar} data-slot="screen-bar" className="contents" />
      {marker !== undefined && (
        // Beside an action, a phone of 320 pixels has no room to show it.
        <Marker className="order-2 group-has-[[data-slot=screen-bar]>*]/top-bar:min-w-0 group-has-[[data-slot=screen-bar]>*]/top-bar:shrink max-[22.5rem]:group-has-[[data-slot=screen-bar]>*]/top-bar:sr-only lg:hidden">
          {marker}
        </Marker>
      )}
      <div ref={screenBarEnd} className="order-3 shrink-0 empty:hidden" />
      {topBarEnd !== undefined && (
        <div className="order-3 shrink-0 text-md max-sm:hidden">{topBarEnd}</div>
      )}
      {search !== undefined && (
        <div className="order-4 -mx-2 shrink-0 lg:hidden">
          <SearchButton search={search} iconOnly />
        </div>
      )}
      {ask !== undefined && <div className="order-4 -me-2 shrink-0">{ask}</div>}
    </AppShellTopBar>
  );
}

function Crumb({ crumb, current }: { readonly crumb: Place; readonly current: boolean }) {
  if (current) return <Breadcrumb current>{crumb.label}</Breadcrumb>;
  if (crumb.href !== undefined) return <Breadcrumb href={crumb.href}>{crumb.label}</Breadcrumb>;
  return (
    <Breadcrumb asChild>
      <span>{crumb.label}</span>
    </Breadcrumb>
  );
}
