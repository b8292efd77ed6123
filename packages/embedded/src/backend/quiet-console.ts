/** Errors that the caller has been answered with, and that need no line on the console. */
const answered = new WeakSet<object>();
let installed = false;

/**
 * Keeps one error object off the console. @supabase/lite writes every refused request to
 * `console.error`, a form's duplicate e-mail address as much as its own faults, and has no option
 * against it. Only calls with exactly this object are dropped.
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
