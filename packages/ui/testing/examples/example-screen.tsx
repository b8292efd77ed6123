import { Menu as MenuIcon, Search, Wrench, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../src/components/avatar/index.ts';
import { Breadcrumb, Breadcrumbs } from '../../src/components/breadcrumbs/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { Kbd } from '../../src/components/kbd/index.ts';
import { Logo } from '../../src/components/logo/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import {
  SideNavigation,
  SideNavigationGroup,
  SideNavigationItem,
} from '../../src/components/side-navigation/index.ts';
import { StatusBadge } from '../../src/components/status-badge/index.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowLink,
  TableScroll,
} from '../../src/components/table/index.ts';
import { NavigationTab, NavigationTabs } from '../../src/components/tabs/index.ts';
import {
  AppShell,
  AppShellFooter,
  AppShellSidebar,
  AppShellTopBar,
  BottomTab,
  BottomTabs,
} from '../../src/components/app-shell/index.ts';

const orders = [
  [
    'WO-4807',
    'Compressor trips on start',
    'Open',
    'info',
    'Overdue 2 d',
    'North Bakery',
    '1,240.00',
  ],
  [
    'WO-4811',
    'Replace spindle bearing',
    'In progress',
    'warning',
    'Today 14:00',
    'Example Metal',
    '2,980.50',
  ],
  ['WO-4790', 'Quarterly inspection', 'Planned', 'accent', 'Today 16:30', 'Lake Dairy', '420.00'],
  [
    'WO-4802',
    'Hydraulic leak, left cylinder',
    'On hold',
    'special',
    'Tomorrow',
    'Brand Logistics',
    '865.75',
  ],
  [
    'WO-4799',
    'Calibrate torque stations 1–6',
    'Planned',
    'accent',
    'Tomorrow',
    'Sail Motors',
    '1,150.00',
  ],
  [
    'WO-4785',
    'Door interlock fails safety test',
    'Open',
    'info',
    'Wed 25 Nov',
    'Example Metal',
    '—',
  ],
  [
    'WO-4813',
    'Firmware update and backup',
    'Completed',
    'success',
    'Wed 25 Nov',
    'Lake Dairy',
    '310.00',
  ],
  [
    'WO-4768',
    'Rewind motor 18 kW',
    'Cancelled',
    'neutral',
    'Thu 26 Nov',
    'Harbour Works',
    '3,420.00',
  ],
  ['WO-4795', 'Noise at 2,400 rpm', 'Failed', 'danger', 'Thu 26 Nov', 'Sail Motors', '—'],
  [
    'WO-4776',
    'Exchange belt and idler',
    'Planned',
    'accent',
    'Fri 27 Nov',
    'North Bakery',
    '275.20',
  ],
  [
    'WO-4760',
    'Annual pressure vessel check',
    'Planned',
    'accent',
    'Fri 27 Nov',
    'Brand Logistics',
    '690.00',
  ],
  ['WO-4812', 'Replace light curtain', 'Open', 'info', 'Fri 27 Nov', 'Harbour Works', '1,980.00'],
  [
    'WO-4754',
    'Gearbox oil analysis',
    'In progress',
    'warning',
    'Fri 27 Nov',
    'Example Metal',
    '180.00',
  ],
] as const;

const places = [
  ['Work orders', '4.8k'],
  ['Visits', '9.3k'],
  ['Customers', '620'],
  ['Sites', '884'],
  ['Equipment', '2.1k'],
] as const;

export function ExampleNavigation() {
  return (
    <SideNavigation label="Main">
      <SideNavigationGroup>
        {places.map(([name, count]) => (
          <SideNavigationItem
            key={name}
            href={`#${name}`}
            count={count}
            current={name === 'Work orders'}
          >
            {name}
          </SideNavigationItem>
        ))}
      </SideNavigationGroup>
      <SideNavigationGroup label="People">
        <SideNavigationItem href="#technicians" count="48">
          Technicians
        </SideNavigationItem>
        <SideNavigationItem href="#skills" count="31">
          Skills
        </SideNavigationItem>
      </SideNavigationGroup>
      <SideNavigationGroup label="About this product">
        <SideNavigationItem href="#specification" count="9 of 9">
          Specification
        </SideNavigationItem>
      </SideNavigationGroup>
    </SideNavigation>
  );
}

/** The frame as an application fills it: the example's work orders. */
export function ExampleShell({
  children,
  banner,
}: {
  readonly children: ReactNode;
  readonly banner?: ReactNode;
}) {
  return (
    <AppShell
      banner={banner}
      sidebar={
        <AppShellSidebar
          header={
            <>
              <div className="flex items-center gap-2 px-2 pt-1 font-semibold">
                <Logo />
                Example Workshop
              </div>
              <button
                type="button"
                className="flex h-control items-center justify-between rounded-md border border-line-control bg-panel px-2 text-ink-subtle"
              >
                Search or jump to… <Kbd shortcut="Mod+K" />
              </button>
            </>
          }
          footer={
            <button
              type="button"
              className="flex w-full items-center gap-2 rounded-md px-2 py-1 text-start hover:bg-hover"
            >
              <Avatar name="Robin Example" />
              <span className="min-w-0">
                <span className="block truncate font-medium">Robin Example</span>
                <span className="block truncate text-xs text-ink-subtle">Dispatcher</span>
              </span>
            </button>
          }
        >
          <ExampleNavigation />
        </AppShellSidebar>
      }
      bottomBar={
        <BottomTabs label="Places">
          <BottomTab href="#orders" current icon={<Wrench aria-hidden="true" />}>
            Work orders
          </BottomTab>
          <BottomTab href="#visits" icon={<CalendarDays aria-hidden="true" />}>
            Visits
          </BottomTab>
          <BottomTab href="#search" icon={<Search aria-hidden="true" />}>
            Search
          </BottomTab>
          <BottomTab asChild icon={<MenuIcon aria-hidden="true" />}>
            <button type="button">More</button>
          </BottomTab>
        </BottomTabs>
      }
    >
      {children}
    </AppShell>
  );
}

export function ExampleList() {
  return (
    <>
      <AppShellTopBar>
        <Logo className="lg:hidden" />
        <Breadcrumbs>
          <Breadcrumb href="#home">Example Workshop</Breadcrumb>
          <Breadcrumb current>Work orders</Breadcrumb>
        </Breadcrumbs>
        <span className="ms-auto hidden text-md sm:inline">Updated just now</span>
      </AppShellTopBar>
      <PageHeader
        title="Work orders"
        actions={
          <>
            <Button>Import</Button>
            <Button>Export</Button>
            <Button variant="primary" end={<Kbd plain>N</Kbd>}>
              New work order
            </Button>
          </>
        }
      />
      <NavigationTabs label="Views of work orders">
        <NavigationTab href="#all" count="4.8k">
          All
        </NavigationTab>
        <NavigationTab href="#open" count="213">
          Open
        </NavigationTab>
        <NavigationTab href="#planned" count="164">
          Planned
        </NavigationTab>
        <NavigationTab href="#week" current count="71">
          Due this week
        </NavigationTab>
        <NavigationTab href="#hold" count="18">
          On hold
        </NavigationTab>
      </NavigationTabs>
      <TableScroll label="Work orders" className="flex-1">
        <Table aria-label="Work orders">
          <TableHead>
            <tr>
              <TableHeader>Number</TableHeader>
              <TableHeader onSort={() => undefined}>Title</TableHeader>
              <TableHeader onSort={() => undefined}>Status</TableHeader>
              <TableHeader sort="ascending" onSort={() => undefined}>
                Due
              </TableHeader>
              <TableHeader>Customer</TableHeader>
              <TableHeader align="end" onSort={() => undefined}>
                Estimate
              </TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {orders.map(([number, title, status, tone, due, customer, estimate], index) => (
              <TableRow key={number} selected={index === 1 || index === 2}>
                <TableCell className="text-ink-subtle">{number}</TableCell>
                <TableCell>
                  <TableRowLink href={`#${number}`}>{title}</TableRowLink>
                </TableCell>
                <TableCell>
                  <StatusBadge tone={tone}>{status}</StatusBadge>
                </TableCell>
                <TableCell className={due.startsWith('Over') ? 'text-danger' : undefined}>
                  {due}
                </TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell align="end">{estimate}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      <AppShellFooter>
        71 work orders
        <span aria-hidden="true">·</span> 2 selected
        <span className="ms-auto">
          Estimate, sum <strong className="ms-2 font-semibold text-ink">48,310.45 EUR</strong>
        </span>
      </AppShellFooter>
    </>
  );
}
