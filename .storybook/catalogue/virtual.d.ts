declare module 'virtual:ninefold-catalogue' {
  export const catalogue: import('./entry.ts').Catalogue;
  /** Names of the guidance stories by the title of their component: see ../guidance. */
  export const guidance: Readonly<Record<string, readonly string[]>>;
}
