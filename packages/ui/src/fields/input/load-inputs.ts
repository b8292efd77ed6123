/** Loads the inputs that load on demand, as a loader of stories: plays wait for an input, not for its code. */
export async function loadInputs(): Promise<void> {
  await Promise.all([
    import('../array/input.tsx'),
    import('../moment/input.tsx'),
    import('../time/input.tsx'),
    import('../reference/input.tsx'),
    import('../enum/enum-combobox.tsx'),
    import('../range/bounds-input.tsx'),
    import('../json/shape-input.tsx'),
  ]);
}
