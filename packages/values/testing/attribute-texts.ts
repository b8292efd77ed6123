import fc from 'fast-check';

/** Texts of a composite value's attributes, with every character that its literal escapes, and NULL. */
export const attributeTexts = fc.option(
  fc.string({
    unit: fc.constantFrom('a', '"', '\\', ',', '(', ')', ' ', '\n', 'é', '😀', '\u00a0', '{'),
    maxLength: 6,
  }),
);
