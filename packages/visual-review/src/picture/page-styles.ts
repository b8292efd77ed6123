/** The visible elements of a page in document order, each after its parent, with their styles. */
export interface PageStyles {
  /** CSS properties, in the order of each element's values. */
  readonly names: readonly string[];
  readonly elements: readonly StyledElement[];
}

export interface StyledElement {
  /** `button`, `svg`, `p::before`. */
  readonly tag: string;
  /** The value of its `data-slot`: the component, or the part of one, that it is. */
  readonly slot?: string | undefined;
  /** Index of its parent. The body has none. */
  readonly parent?: number | undefined;
  /** It has a `style` attribute, in which scripts write the places and sizes that they measure. */
  readonly hasStyleAttribute: boolean;
  /** Computed values: `auto` and `50%` rather than the pixels of the layout. */
  readonly values: string;
}

/** Separates the values of an element: no value contains it. */
export const valueSeparator = '\n';
