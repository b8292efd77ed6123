// By name, because importing the classes of @ninefold/embedded would load all of it.
const expected: readonly string[] = ['UsageError', 'DumpError', 'DataFolderError'];

/** Returns whether the message alone says what happened, why, and what to do. */
export function isExpected({ name }: Error): boolean {
  return expected.includes(name);
}
