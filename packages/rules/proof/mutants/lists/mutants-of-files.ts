/** Texts that are once in their file of `src/expressions`, with others in their place. */
export type MutantsOfFiles = Readonly<
  Record<string, readonly (readonly [from: string, to: string])[]>
>;
