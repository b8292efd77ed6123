import type { RunOptions, Spec } from 'axe-core';

/** Which of axe's rules judge stories, as addon-a11y's parameter of that name takes them. */
export interface AccessibilityRules {
  readonly config?: Spec;
  readonly options?: RunOptions;
}

/** WCAG 2.2's 24 pixels, which axe leaves off unless asked. */
export const targetSize = { id: 'target-size', enabled: true };

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

/** For stories of whole screens, where a target's neighbours are those that people see. */
export const rulesWithTargets: AccessibilityRules = {
  config: { rules: [...(accessibilityRules.config?.rules ?? []), targetSize] },
};
