import type { WorkshopDeclaration } from './workshop-declaration.ts';

export const limits: NonNullable<WorkshopDeclaration['limits']> = {
  'Longest visit': '12 hours',
  'Hours booked on a visit': 'at most 16',
  'Size of an attachment': 'at most 50 MiB',
  'Time to respond': '8 working hours when urgent, 24 when high, 80 when normal, 240 when low',
  'Days to pay': '30 unless agreed otherwise, at most 90',
  'Value added tax': '19% in Germany, 0% elsewhere',
  Travel: '0.75 EUR a kilometre',
  'Hourly rate': '92 EUR unless set for a technician',
  'Time zone': 'Europe/Berlin',
  Currency: 'EUR',
};
