/** Thrown if this machine can't run a server. The message says why and what to do. */
export class ServerUnavailable extends Error {
  override readonly name = 'ServerUnavailable';
}
