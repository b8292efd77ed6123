/** JSON that is sent as it is: an object of JavaScript would round its numbers, and drop doubled members. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Writes the body of a request. */
export function writeBody(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeBody).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value).flatMap(([name, each]) =>
    each === undefined ? [] : `${JSON.stringify(name)}:${writeBody(each)}`,
  );
  return `{${members.join()}}`;
}
