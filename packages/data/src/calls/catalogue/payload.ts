/** The names in a body that is one JSON object; undefined where it is none. */
export function namesInPayload(payload: string): readonly string[] | undefined {
  try {
    const body: unknown = JSON.parse(payload);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? Object.keys(body) : undefined;
  } catch {
    return undefined;
  }
}

/** What a body holds that it may not, in words. A body that is not known is no fault. */
export function payloadProblem(
  payload: string | undefined,
  allowed: readonly string[],
): string | undefined {
  if (payload === undefined) return undefined;
  const names = payload === '' ? [] : namesInPayload(payload);
  if (names === undefined) return 'The body is not one JSON object.';
  const strange = names.find((name) => !allowed.includes(name));
  return strange === undefined ? undefined : `The body has ${strange}, which may not be sent.`;
}
