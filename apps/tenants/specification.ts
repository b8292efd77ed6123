/** What the database can't say about the studio planner. Its team declares it here. */
import { declare } from '@ninefold/specification';
import type { Discovered } from './discovered.ts';

/** The roles of members, and those that hold in every studio. */
export type Role = 'owner' | 'manager' | 'member' | 'support' | 'bookkeeper';

const everything = ['read', 'create', 'change', 'remove'] as const;

/** Others than members do nothing with them. */
const ofMembers = { bookings: [], Order: [], 'Line Item': [], audit_events: [] } as const;

export const specification = declare<Discovered, Role>({
  title: 'Studio planner',
  purpose: 'Studios plan the work of their clients.',
  audience: 'The owners, managers and members of studios, and the people who work for all of them.',
  application: { shortName: 'Studio', address: 'https://studio.example/app/' },
  access: {
    claims: ['user_role', 'app_metadata.role'],
    memberships: {
      entity: 'memberships',
      person: 'profile_id',
      role: 'role',
      tenant: 'organisation_id',
    },
    tenant: { entity: 'organisations' },
  },
  // What members may do with projects and tasks is known from the policies.
  roles: {
    owner: {
      label: 'Owner',
      description: 'Decides who belongs to a studio.',
      may: {
        organisations: ['read', 'change'],
        memberships: everything,
        'billing.invoices': everything,
      },
    },
    manager: {
      label: 'Manager',
      description: 'Plans the projects of a studio and bills them.',
      may: {
        organisations: ['read'],
        memberships: ['read'],
        'billing.invoices': everything,
      },
    },
    member: {
      label: 'Member',
      description: 'Works on tasks and books rooms.',
      may: {
        organisations: ['read'],
        memberships: ['read'],
        'billing.invoices': [],
      },
    },
    support: {
      label: 'Support',
      description: 'Sees the work of every studio, and changes nothing.',
      may: {
        organisations: ['read'],
        memberships: ['read'],
        projects: ['read'],
        tasks: ['read'],
        'billing.invoices': [],
        ...ofMembers,
      },
    },
    bookkeeper: {
      label: 'Bookkeeper',
      description: 'Writes the invoices of every studio.',
      may: {
        organisations: ['read'],
        memberships: [],
        projects: ['read'],
        tasks: [],
        'billing.invoices': everything,
        ...ofMembers,
      },
    },
  },
  entities: {
    memberships: { display: ['profile_id', 'organisation_id'] },
    waiting_list: { label: 'Waiting list entry', plural: 'Waiting list' },
    projects: {
      fields: {
        brief_path: { label: 'Brief', file: { bucket: 'briefs', types: ['application/pdf'] } },
      },
    },
    tasks: { fields: { due_on: { due: { while: { status: 'in.(todo,doing)' } } } } },
  },
  states: {
    'projects.status': {
      states: {
        draft: { label: 'Draft' },
        active: { label: 'Active', tone: 'accent' },
        archived: { label: 'Archived', final: true },
      },
    },
    'tasks.status': {
      states: {
        todo: { label: 'To do' },
        doing: { label: 'Doing', tone: 'accent' },
        done: { label: 'Done', tone: 'success', final: true },
      },
    },
  },
  screens: {
    lists: {
      projects: {
        columns: ['name', 'status', 'organisation_id', 'starts_on', 'ends_on', 'brief_path'],
      },
      tasks: {
        columns: ['title', 'status', 'project_id', 'assignee_id', 'due_on', 'estimate_hours'],
        views: { board: { label: 'Board', view: { board: 'status' } } },
      },
    },
    entities: {
      'billing.invoices': { list: { roles: ['owner', 'manager', 'bookkeeper'] } },
      'billing.open_invoices': { list: { roles: ['owner', 'manager', 'bookkeeper'] } },
    },
    own: {
      '/tasks-due': {
        title: 'Tasks due',
        description: 'Finish what is due, and add what comes up.',
        roles: ['owner', 'manager', 'member'],
        entities: ['tasks', 'projects'],
        screen: async () => (await import('./screens/tasks-due.tsx')).screen,
      },
    },
    order: ['projects', 'tasks', 'billing.invoices', 'bookings', 'memberships'],
    product: { calls: { roles: ['support'] }, specification: { roles: ['support'] } },
  },
});
