import type { RunOptions, Spec } from 'axe-core';

/** Which of axe's rules judge stories, as addon-a11y's parameter of that name takes them. */
export interface AccessibilityRules {
  readonly config?: Spec;
  readonly options?: RunOptions;
}

/** For every story of the catalogue, unless its own parameters say otherwise. */
export const accessibilityRules: AccessibilityRules = {
  config: {
    rules: [
      // What a modal dialog hides (`data-aria-hidden`) holds focusable elements,
      // and the dialog's focus trap keeps focus from them.
      { id: 'aria-hidden-focus', selector: '[aria-hidden=true]:not([data-aria-hidden])' },
    ],
  },
};
