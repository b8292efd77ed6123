import type { WorkshopDeclaration } from './workshop-declaration.ts';

const office = ['dispatcher', 'owner'] as const;
const everybody = ['technician', 'dispatcher', 'owner'] as const;

/** The moves of orders and invoices are what `state_moves()` in the database enforces. */
export const states: NonNullable<WorkshopDeclaration['states']> = {
  'work_order.status': {
    states: {
      open: { label: 'Open', tone: 'info' },
      planned: { label: 'Planned', tone: 'accent' },
      in_progress: { label: 'In progress', tone: 'warning' },
      on_hold: { label: 'On hold', tone: 'special' },
      completed: { label: 'Completed', tone: 'success', settled: true },
      cancelled: { label: 'Cancelled', tone: 'neutral', final: true },
    },
    initial: ['open', 'planned'],
    transitions: [
      { from: 'open', to: 'planned', label: 'Plan', roles: office, needs: ['technician_id'] },
      { from: 'open', to: 'on_hold', label: 'Put on hold', roles: office, needs: ['hold_reason'] },
      {
        from: 'open',
        to: 'cancelled',
        label: 'Cancel order',
        roles: ['owner'],
        needs: ['cancellation_reason'],
      },
      { from: 'planned', to: 'in_progress', label: 'Start work', roles: everybody },
      { from: 'planned', to: 'open', label: 'Back to open', roles: office },
      {
        from: 'planned',
        to: 'on_hold',
        label: 'Put on hold',
        roles: office,
        needs: ['hold_reason'],
      },
      {
        from: 'planned',
        to: 'cancelled',
        label: 'Cancel order',
        roles: ['owner'],
        needs: ['cancellation_reason'],
      },
      {
        from: 'in_progress',
        to: 'completed',
        label: 'Complete',
        roles: everybody,
        needs: ['labour_hours'],
      },
      {
        from: 'in_progress',
        to: 'on_hold',
        label: 'Put on hold',
        roles: office,
        needs: ['hold_reason'],
      },
      {
        from: 'in_progress',
        to: 'cancelled',
        label: 'Cancel order',
        roles: ['owner'],
        needs: ['cancellation_reason'],
      },
      { from: 'on_hold', to: 'open', label: 'Back to open', roles: office },
      { from: 'on_hold', to: 'planned', label: 'Plan', roles: office, needs: ['technician_id'] },
      {
        from: 'on_hold',
        to: 'in_progress',
        label: 'Resume',
        roles: everybody,
        needs: ['technician_id'],
      },
      {
        from: 'on_hold',
        to: 'cancelled',
        label: 'Cancel order',
        roles: ['owner'],
        needs: ['cancellation_reason'],
      },
      { from: 'completed', to: 'in_progress', label: 'Reopen', roles: ['owner'] },
    ],
  },
  'visit.status': {
    states: {
      planned: { label: 'Planned', tone: 'accent' },
      under_way: { label: 'Under way', tone: 'warning' },
      done: { label: 'Done', tone: 'success', final: true },
      cancelled: { label: 'Cancelled', tone: 'neutral', final: true },
    },
    initial: ['planned'],
    transitions: [
      { from: 'planned', to: 'under_way', label: 'Set out', roles: everybody },
      { from: 'planned', to: 'done', label: 'Done', roles: everybody, needs: ['hours'] },
      { from: 'planned', to: 'cancelled', label: 'Cancel visit', roles: everybody },
      { from: 'under_way', to: 'done', label: 'Done', roles: everybody, needs: ['hours'] },
      { from: 'under_way', to: 'cancelled', label: 'Cancel visit', roles: everybody },
    ],
  },
  'invoice.status': {
    states: {
      draft: { label: 'Draft', tone: 'neutral' },
      issued: { label: 'Issued', tone: 'accent' },
      paid: { label: 'Paid', tone: 'success', settled: true },
      void: { label: 'Void', tone: 'neutral', final: true },
    },
    initial: ['draft'],
    transitions: [
      { from: 'draft', to: 'issued', label: 'Issue', roles: ['owner'] },
      { from: 'issued', to: 'paid', label: 'Mark as paid', roles: office },
      { from: 'issued', to: 'void', label: 'Make void', roles: ['owner'] },
      { from: 'paid', to: 'issued', label: 'Not paid after all', roles: ['owner'] },
    ],
  },
};
