/** The parts of an error of any client. */
export interface ErrorParts {
  /** The class's name: `AuthApiError`, `AbortError`; '' where there is none. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly details: string;
  readonly hint: string;
  readonly status: number | undefined;
  /** Of a weak password. */
  readonly reasons: readonly string[];
}

/** Reads the parts of an error, whatever it is. */
export function partsOf(error: unknown, status?: number): ErrorParts {
  const record = (
    typeof error === 'object' && error !== null ? error : { message: error }
  ) as Readonly<Record<string, unknown>>;
  const message = text(record['message']) || text(record['msg']);
  return {
    // A failed fetch comes from supabase-js as an object whose message starts with the class's name.
    name: text(record['name']) || (/^(\w+Error): /.exec(message)?.[1] ?? ''),
    code: codeOf(record),
    message,
    details: text(record['details']) || text(record['detail']),
    hint: text(record['hint']),
    status: statusOf(record) ?? status,
    reasons: Array.isArray(record['reasons']) ? record['reasons'].map(text) : [],
  };
}

/** `code`, Auth's older `error_code`, or Storage's older `error`. A number is a status, not a code. */
function codeOf(record: Readonly<Record<string, unknown>>): string {
  for (const name of ['code', 'error_code', 'error']) {
    const value = record[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

/** Storage's `statusCode` is the truth where `status` is not; a function's answer is in `context`. */
function statusOf(record: Readonly<Record<string, unknown>>): number | undefined {
  const context = record['context'];
  const inner = typeof context === 'object' && context !== null && 'status' in context;
  for (const value of [
    record['statusCode'],
    record['status'],
    inner ? context.status : undefined,
  ]) {
    const status = typeof value === 'string' ? Number(value) : value;
    if (typeof status === 'number' && Number.isInteger(status)) return status;
  }
  return undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
