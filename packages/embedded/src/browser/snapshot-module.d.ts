/** The module of the Vite plugin `embeddedBackend`. */
declare module 'virtual:ninefold/snapshot' {
  /** Address of the snapshot. */
  export const url: string;
  export const options: Pick<
    import('../backend/index.ts').BackendOptions,
    'schemas' | 'maxRows' | 'extensions'
  >;
  export const warmUp: string | undefined;
}
