/** This machine cannot run a server that the test needs. The message says why and what to do. */
export class ServerUnavailable extends Error {
  override readonly name = 'ServerUnavailable';
}
