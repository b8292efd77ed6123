/** Codes, or classes of SQLSTATEs, by HTTP status (PostgREST's documentation, "Errors"). */
const codes: Readonly<Record<number, string>> = {
  300: 'PGRST201 PGRST203',
  400: 'P0001',
  401: '401 PGRST301 PGRST303',
  403: '0L 0P 28',
  404: '42883 42P01 PGRST125 PGRST126 PGRST202 PGRST205',
  405: '25006 PGRST101 PGRST117',
  406: 'PGRST106 PGRST116',
  409: '23503 23505',
  413: '54',
  415: 'PGRST107',
  416: 'PGRST103',
  500: '09 25 2D 38 39 3B 40 42P17 53400 55 57 58 F0 HV P0 XX PGRST111 PGRST112 PGRST121',
  503: '08 53 57P01',
};

const statuses = new Map(
  Object.entries(codes).flatMap(([status, all]) =>
    all.split(' ').map((code) => [code, Number(status)] as const),
  ),
);

/** Returns the HTTP status with which PostgREST answers a code (42501 apart, which needs the role). */
export function statusOf(code: string): number {
  return statuses.get(code) ?? statuses.get(code.slice(0, 2)) ?? 400;
}
