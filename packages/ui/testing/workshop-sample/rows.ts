import type { RecordPage, RecordRow } from '../../src/shapes/index.ts';

/** Number, title, status, due, customer, technician and estimate. */
const lines = `
WO-4807 | Compressor trips on start | open | 2026-11-18T13:00:00+00:00 | Nordlicht Bakery | – | 1240.00
WO-4811 | Replace spindle bearing | in_progress | 2026-11-20T13:00:00+00:00 | Kranich Metal | Ines Okafor | 2980.50
WO-4790 | Quarterly inspection | planned | 2026-11-20T15:30:00+00:00 | Lindqvist Dairy | Tomas Reyes | 420.00
WO-4802 | Hydraulic leak, left cylinder | in_progress | 2026-11-21T09:00:00+00:00 | Brandt Logistics | Ines Okafor | 865.75
WO-4799 | Calibrate torque stations 1–6 | planned | 2026-11-21T11:00:00+00:00 | Vela Motors | Anna Petrova | 1150.00
WO-4785 | Door interlock fails safety test | open | 2026-11-25T08:00:00+00:00 | Kranich Metal | – | –
WO-4813 | Firmware update and backup | planned | 2026-11-25T13:00:00+00:00 | Lindqvist Dairy | Tomas Reyes | 310.00
WO-4768 | Rewind motor 18 kW | in_progress | 2026-11-26T09:00:00+00:00 | Hafenwerk | Jonas Weber | 3420.00
WO-4795 | Noise at 2,400 rpm | open | 2026-11-26T14:30:00+00:00 | Vela Motors | – | –
WO-4776 | Exchange belt and idler | planned | 2026-11-27T07:30:00+00:00 | Nordlicht Bakery | Anna Petrova | 275.20
WO-4760 | Annual pressure vessel check | planned | 2026-11-27T10:00:00+00:00 | Brandt Logistics | Jonas Weber | 690.00
WO-4812 | Replace light curtain | open | 2026-11-27T12:00:00+00:00 | Hafenwerk | – | 1980.00
WO-4754 | Gearbox oil analysis | in_progress | 2026-11-27T15:00:00+00:00 | Kranich Metal | Ines Okafor | 180.00
WO-4749 | Retrofit emergency stop | on_hold | 2026-11-30T09:00:00+00:00 | Vela Motors | Tomas Reyes | 4150.00
WO-4741 | Leak test after repair | completed | 2026-11-30T13:00:00+00:00 | Lindqvist Dairy | Anna Petrova | 95.00
WO-4733 | Dismantle old conveyor | cancelled | 2026-12-01T08:00:00+00:00 | Nordlicht Bakery | – | 12480.00
`;

const empty = '–';

/** Sample records, made up. */
export const sampleRows: readonly RecordRow[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
  .map(
    ([
      number = '',
      title = '',
      status = '',
      due = '',
      customer = '',
      technician = '',
      estimate = '',
    ]) => ({
      id: number,
      title,
      href: `#/data/work_order/${number}`,
      values: {
        number,
        title,
        status,
        due_at: due,
        opened_on: '2026-11-12',
        customer_id: '0f6e2f50-94f1-4c8e-8f1a-000000000001',
        technician_id: technician === empty ? null : '7c1d8a52-3b61-4a7e-9c55-000000000002',
        estimate: estimate === empty ? null : estimate,
        under_warranty: null,
        tags: ['spindle', 'urgent'],
        description:
          'Spindle runs hot above 6,000 rpm and whines. Customer wants the work done outside production hours; check preload before the test run.',
      },
      links: {
        work_order_customer_id_fkey: { label: customer, href: '#/data/customer/1' },
        work_order_technician_id_fkey:
          technician === empty ? null : { label: technician, href: '#/data/technician/1' },
      },
    }),
  );

export const samplePage: RecordPage = {
  rows: sampleRows,
  offset: 0,
  total: { count: 4812, exact: true },
};
