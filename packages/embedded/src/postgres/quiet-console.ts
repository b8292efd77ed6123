/** Errors that the caller has received, and that need no line on the console. */
const answered = new WeakSet<object>();
let installed = false;

/**
 * Keeps one error object off the console. @supabase/lite writes every rejected request to
 * `console.error`, even a duplicate e-mail address, and has no option for it. Only calls with exactly
 * this object are dropped.
 */
export function keepOffConsole(error: object): void {
  answered.add(error);
  if (installed) return;
  installed = true;
  const write = console.error;
  console.error = (...values: unknown[]) => {
    const [only] = values;
    if (values.length === 1 && typeof only === 'object' && only !== null && answered.has(only)) {
      return;
    }
    write.apply(console, values);
  };
}
