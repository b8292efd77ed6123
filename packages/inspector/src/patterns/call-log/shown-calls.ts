import type { LoggedCall } from './call-log-props.ts';

export function hasFailed({ status }: LoggedCall): boolean {
  return status === 0 || status >= 400;
}

/** The last `most` calls, newest first. */
export function lastCalls(calls: readonly LoggedCall[], most: number): readonly LoggedCall[] {
  return calls.slice(-most).toReversed();
}

/** Returns the calls that contain every word, in the address, the payload or the caller. */
export function matchingCalls(
  calls: readonly LoggedCall[],
  filter: string,
  failedOnly: boolean,
): readonly LoggedCall[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    if (failedOnly && !hasFailed(call)) return false;
    const text = textOf(call);
    return words.every((word) => text.includes(word));
  });
}

function textOf({ method, path, payload = '', status, fact }: LoggedCall): string {
  const asked =
    fact === undefined ? [] : 'problem' in fact ? [fact.problem] : [fact.label, fact.source];
  return [method, path, readable(path), payload, String(status), ...asked].join(' ').toLowerCase();
}

/** An address with its percent-encoded characters decoded. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    return path;
  }
}

/** A body, on several lines where it is JSON. */
export function readablePayload(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
