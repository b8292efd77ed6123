/** What the Vite plugin `embeddedBackend` makes. */
declare module 'virtual:ninefold/snapshot' {
  /** Where the snapshot is fetched from. */
  export const url: string;
  export const options: Pick<
    import('../backend/backend.ts').BackendOptions,
    'schemas' | 'maxRows' | 'extensions'
  >;
}
