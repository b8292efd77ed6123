import type { WorkshopDeclaration } from './workshop-declaration.ts';

/** Rules that triggers enforce, which a catalog only has as code: each is rejected with the code beside it. */
export const rules: NonNullable<WorkshopDeclaration['rules']> = {
  // HW006
  work_order: [
    {
      statement:
        'A technician changes the state, why it is on hold, the description, the checklist and the tags, and nothing else.',
    },
  ],
  // HW007
  equipment: [
    {
      statement: 'A machine is no part of its own parts, and stands where the whole stands.',
      fields: ['parent_id', 'site_id'],
    },
  ],
  invoice: [
    // HW008
    { statement: 'An invoice is issued with at least one line.', fields: ['status'] },
    // HW004
    {
      statement:
        'Once it is issued, only its state, the day on which it was paid and its reference change.',
      fields: ['status'],
    },
  ],
};
