/** Describes a deployment, for each host to write in its own language. */
export interface Deployment {
  /** With a slash at both ends. */
  readonly base: string;
  /** Headers of every response. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Whether the project is named by variables of the host's process, which only Caddy can read. */
  readonly readsEnvironment: boolean;
}
