/** A loader for stories: their plays wait for what an input does, not for the server to send it. */
export async function loadInputs(): Promise<void> {
  await Promise.all([
    import('../date/enter.tsx'),
    import('../time/enter.tsx'),
    import('../timestamp/enter.tsx'),
    import('../instant/enter.tsx'),
    import('../reference/enter.tsx'),
    import('../enum/enum-combobox.tsx'),
    import('../range/enter-bounds.tsx'),
    import('../json/enter-shape.tsx'),
  ]);
}
