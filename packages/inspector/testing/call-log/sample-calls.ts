import type { LoggedCall } from '../../src/patterns/call-log/call-log-props.ts';

const at = Date.UTC(2026, 10, 20, 9, 0, 0);

/** Calls as a morning with the example makes them. */
export const sampleCalls: readonly LoggedCall[] = [
  {
    id: 1,
    method: 'GET',
    path: '/rest/v1/rpc/ninefold_specification?overview=true',
    status: 200,
    ms: 182.4,
    retries: 0,
    at,
    fact: {
      label: 'Reads the product’s specification',
      source: 'function public.ninefold_specification',
    },
  },
  {
    id: 2,
    method: 'GET',
    path: '/rest/v1/work_order?select=id%2Ctitle%2Cstatus%2Cdue_at&status=in.%28open%2Cplanned%29&order=due_at.asc.nullslast&limit=50',
    status: 503,
    ms: 3021,
    retries: 0,
    at: at + 400,
    fact: {
      label: 'Reads work orders',
      source: 'table public.work_order',
      href: '#calls/GET/work_order',
    },
  },
  {
    id: 3,
    method: 'GET',
    path: '/rest/v1/work_order?select=id%2Ctitle%2Cstatus%2Cdue_at&status=in.%28open%2Cplanned%29&order=due_at.asc.nullslast&limit=50',
    status: 200,
    ms: 41,
    retries: 2,
    at: at + 4200,
    fact: {
      label: 'Reads work orders',
      source: 'table public.work_order',
      href: '#calls/GET/work_order',
    },
  },
  {
    id: 4,
    method: 'PATCH',
    path: '/rest/v1/work_order?id=eq.4811&select=id%2Ctitle%2Cstatus',
    payload: '{"status":"completed","completed_at":"2026-11-20T09:00:00Z"}',
    status: 403,
    ms: 18,
    retries: 0,
    at: at + 9000,
    fact: { label: 'Updates work orders', source: 'table public.work_order' },
  },
  {
    id: 5,
    method: 'POST',
    path: '/rest/v1/rpc/plan_visit',
    payload: '{"order_id":"4811","visiting_technician":"2"}',
    status: 0,
    ms: 10_000,
    retries: 0,
    at: at + 12_000,
    fact: {
      label: 'Calls plan_visit',
      source:
        'function public.plan_visit(bigint, bigint, timestamp with time zone, timestamp with time zone, text)',
    },
  },
  {
    id: 6,
    method: 'GET',
    path: '/rest/v1/salary?select=*',
    status: 404,
    ms: 7,
    retries: 0,
    at: at + 13_000,
    fact: { problem: 'Nothing is listed at /rest/v1/salary.' },
  },
];
