import type { PGlite } from '@electric-sql/pglite';

/** The stack pointer of PGlite's program, which its types leave out. */
interface ModuleWithStack {
  readonly ___stack_pointer: WebAssembly.Global<'i32'>;
}

/**
 * Frees the stack that an error leaves in use: Postgres leaves its functions by an exception, and
 * PGlite 0.4 doesn't reset the stack pointer. After some 7000 errors it would no longer answer.
 *
 * @throws {Error} if a version of PGlite keeps its stack elsewhere.
 */
export function freeStackAfterErrors(driver: PGlite): void {
  const stack = stackPointerOf(driver);
  const send = driver.execProtocolRawSync.bind(driver);
  driver.execProtocolRawSync = (message) => {
    const { value } = stack;
    try {
      return send(message);
    } finally {
      stack.value = value;
    }
  };
}

/** Returns the stack pointer, which is lower the more of the stack is in use. */
export function stackPointerOf(driver: PGlite): WebAssembly.Global<'i32'> {
  const { ___stack_pointer: stack } = driver.Module as unknown as ModuleWithStack;
  if (stack instanceof WebAssembly.Global) return stack;
  throw new Error(
    'PGlite no longer exports its stack pointer: see in its pglite.js whether an error still leaves ' +
      'the stack in use, and change packages/embedded/src/postgres/stack-pointer.ts.',
  );
}
