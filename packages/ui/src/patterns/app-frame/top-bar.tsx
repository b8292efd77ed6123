import { AppShellTopBar } from '../../components/app-shell/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { Breadcrumb, Breadcrumbs } from '../../components/breadcrumbs/index.ts';
import { Logo } from '../../components/logo/index.ts';
import type { AppFrameLabels, AppFrameProps } from './app-frame-props.ts';

export interface TopBarProps extends Pick<
  AppFrameProps,
  'brand' | 'marker' | 'breadcrumbs' | 'topEnd'
> {
  readonly labels: AppFrameLabels;
}

/** The way here; where the sidebar is not shown, also the way home. */
export function TopBar({ brand, marker, breadcrumbs, topEnd, labels }: TopBarProps) {
  const here = breadcrumbs.length - 1;
  return (
    <AppShellTopBar>
      <a href={brand.href} className="rounded-xs lg:hidden" aria-label={brand.title}>
        <Logo filled={brand.known} />
      </a>
      <Breadcrumbs label={labels.breadcrumbs} className="min-w-0">
        {breadcrumbs.map((crumb, index) =>
          index === here || crumb.href === undefined ? (
            <Breadcrumb key={crumb.label} current={index === here}>
              {crumb.label}
            </Breadcrumb>
          ) : (
            <Breadcrumb key={crumb.href} href={crumb.href}>
              {crumb.label}
            </Breadcrumb>
          ),
        )}
      </Breadcrumbs>
      {marker !== undefined && (
        <Badge tone="warning" className="ms-auto shrink-0 lg:hidden">
          {marker}
        </Badge>
      )}
      {topEnd !== undefined && (
        <div className="ms-auto shrink-0 text-md max-sm:hidden">{topEnd}</div>
      )}
    </AppShellTopBar>
  );
}
