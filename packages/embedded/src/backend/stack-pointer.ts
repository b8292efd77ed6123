import type { PGlite } from '@electric-sql/pglite';

/** Where PGlite's program has its stack, beyond what its types tell. */
interface ModuleWithStack {
  readonly ___stack_pointer: WebAssembly.Global<'i32'>;
}

/**
 * Gives the stack back that an error leaves taken: Postgres jumps out of it by an exception, and
 * PGlite 0.4 keeps what lay between. After some 7000 errors it would answer nothing any more.
 *
 * @throws {Error} where an update of PGlite keeps its stack elsewhere.
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

/** Lower by as much as is taken. */
export function stackPointerOf(driver: PGlite): WebAssembly.Global<'i32'> {
  const { ___stack_pointer: stack } = driver.Module as unknown as ModuleWithStack;
  if (stack instanceof WebAssembly.Global) return stack;
  throw new Error(
    'PGlite no longer tells where its stack is: see in its pglite.js whether an error still leaves ' +
      'it taken, and change packages/embedded/src/backend/stack-pointer.ts.',
  );
}
