/** Loads the inputs that load on demand, as a loader of stories: plays wait for an input, not for its code. */
export async function loadInputs(): Promise<void> {
  await Promise.all([
    import('../../src/fields/array/input.tsx'),
    import('../../src/fields/binary/input.tsx'),
    import('../../src/fields/composite/input.tsx'),
    import('../../src/fields/moment/input.tsx'),
    import('../../src/fields/other/input.tsx'),
    import('../../src/fields/time/input.tsx'),
    import('../../src/fields/reference/input.tsx'),
    import('../../src/fields/enum/enum-combobox.tsx'),
    import('../../src/fields/range/bounds-input.tsx'),
    import('../../src/fields/range/multirange-input.tsx'),
    import('../../src/fields/json/shape-input.tsx'),
    import('../../src/fields/styled/color-input.tsx'),
  ]);
}
