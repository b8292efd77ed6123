/** Sample navigation for stories: a made-up workshop. */
import type {
  NavigationEntry,
  NavigationGroup,
} from '../../src/patterns/app-frame/app-frame-props.ts';

const groups: readonly NavigationGroup[] = [
  {
    id: 'orders',
    entries: [
      { label: 'Work orders', href: '#/data/work_order', figure: '4.8k' },
      { label: 'Visits', href: '#/data/visit', figure: '9.3k' },
      { label: 'Customers', href: '#/data/customer', figure: '620' },
      { label: 'Sites', href: '#/data/site', figure: '884' },
      { label: 'Equipment', href: '#/data/equipment', figure: '2.1k' },
      { label: 'Parts', href: '#/data/part', figure: '1.3k' },
      { label: 'Invoices', href: '#/data/invoice', figure: '4.0k' },
    ],
  },
  {
    id: 'people',
    title: 'People',
    entries: [
      { label: 'Technicians', href: '#/data/technician', figure: '48' },
      { label: 'Skills', href: '#/data/skill', figure: '31' },
    ],
  },
  {
    id: 'product',
    title: 'About this product',
    entries: [{ label: 'Specification', href: '#/specification', figure: '9 of 9' }],
  },
];

/** Views that the person has marked. */
export const sampleFavourites: readonly NavigationEntry[] = [
  { label: 'Hamburg, this week', href: '#/data/visit?saved=view.1', current: true },
  { label: 'Overdue', href: '#/data/work_order?due_at=lt.now' },
];

/** Returns the sample's navigation at an address. */
export function sampleGroups(here: string): readonly NavigationGroup[] {
  return groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, current: entry.href === here })),
  }));
}

/** The first three of them, for the bottom of a phone's screen. */
export function samplePhoneEntries(here: string): readonly NavigationEntry[] {
  return sampleGroups(here)
    .flatMap((group) => group.entries)
    .slice(0, 3);
}

/** Returns the name of the screen at an address of the sample. */
export function samplePlace(here: string): string {
  const entries = groups.flatMap((group) => group.entries);
  return entries.find((entry) => entry.href === here)?.label ?? 'Home';
}

const points = [
  'Purpose and audience',
  'Screens and routes',
  'Entities and fields',
  'States',
  'Rules',
  'Roles and permissions',
  'Calls',
  'Errors',
  'Limits',
];

/** The navigation of a blank product: only the specification, with its nine points. */
export const blankGroups: readonly NavigationGroup[] = [
  {
    id: 'product',
    title: 'About this product',
    entries: [
      {
        label: 'Specification',
        href: '#/specification',
        figure: '0 of 9',
        current: true,
        children: points.map((point, index) => ({
          label: `${index + 1} ${point}`,
          href: `#/specification/${index + 1}`,
        })),
      },
    ],
  },
];

/** More entities than fit beside each other, with names that do not fit either; the last is current. */
export const manyGroups: readonly NavigationGroup[] = [
  {
    id: 'many',
    entries: Array.from({ length: 30 }, (_, index) => ({
      label: `Measurement series of test bench ${index + 1}`,
      href: `#/data/series_${index + 1}`,
      figure: '1,204',
      current: index === 29,
    })),
  },
];
