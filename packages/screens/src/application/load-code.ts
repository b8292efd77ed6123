import { isOnline } from './is-online.ts';

/** Code, or what it needs, couldn't be loaded because the server can't be reached. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

/**
 * Loads code. A browser's own error doesn't say whether the server couldn't be reached or has no such file any
 * more, and a connection can be lost before the browser knows: this asks the server.
 *
 * @throws {NotConnected} If the server can't be reached.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (isOnline() && (await isReached())) throw error;
    throw new NotConnected('The server can’t be reached.', { cause: error });
  }
}

const isReached = () =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** How long to wait before a server that can't be reached is asked again while the device is online. */
const pauseMs = 5_000;

/** Loads code as soon as the server can be reached. */
export async function untilConnected<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await loadCode(load);
  } catch (error) {
    if (!(error instanceof NotConnected)) throw error;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      if (isOnline()) setTimeout(resolve, pauseMs);
    });
    return untilConnected(load);
  }
}
