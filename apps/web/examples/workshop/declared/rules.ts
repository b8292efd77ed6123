import type { WorkshopDeclaration } from './workshop-declaration.ts';

/** What triggers hold, which a catalog shows as code alone: each refuses with the code beside it. */
export const rules: NonNullable<WorkshopDeclaration['rules']> = {
  // HW003
  work_order: [
    {
      statement: 'The site belongs to the customer, and the machine stands at the site.',
      fields: ['customer_id', 'site_id', 'equipment_id'],
    },
  ],
  // HW007
  equipment: [
    {
      statement: 'A machine is no part of its own parts, and stands where the whole stands.',
      fields: ['parent_id', 'site_id'],
    },
  ],
  // HW005
  stock_movement: [
    {
      statement: 'A movement is never changed or removed: another one makes up for it.',
      fields: ['quantity'],
    },
  ],
  invoice: [
    // HW008
    { statement: 'An invoice is issued with at least one line.', fields: ['status'] },
    // HW004
    {
      statement:
        'Once it is issued, only its state, the day on which it was paid and its reference change.',
      fields: ['status', 'paid_on', 'reference'],
    },
  ],
};
