import axe, { type Result, type Spec } from 'axe-core';
import {
  type AccessibilityRules,
  targetSize,
} from '../../../packages/ui/testing/quality/accessibility-rules.ts';
import { finishAnimations } from '../../browser/finish-animations.ts';

const rulesOfStories = [
  // A story is a part of a page; addon-a11y leaves the first of these rules off as well.
  ...['region', 'bypass', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({
    id,
    enabled: false,
  })),
  // A story's links stay on its page, where axe takes each for a skip link.
  { id: 'skip-link', selector: '[data-slot="skip-link"]' },
];

/** The rules whose results depend on colours. */
const rulesOfColours: ReadonlySet<string> = new Set([
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
]);

export interface Checked {
  /** The page shows all that a component can look like: targets are measured there. */
  readonly isMatrix: boolean;
  /** Nothing but colours has changed since all rules were checked. */
  readonly isRecoloured: boolean;
}

/** Returns what is wrong with the page, one line a finding: rule, place and reason. */
export async function violations(
  { config, options }: AccessibilityRules,
  { isMatrix, isRecoloured }: Checked,
): Promise<readonly string[]> {
  finishAnimations();
  configure({
    ...config,
    // No finding quotes the source of its element, which axe would read of every element that it looks at.
    noHtml: true,
    rules: [...rulesOfStories, ...(isMatrix ? [targetSize] : []), ...(config?.rules ?? [])],
  });
  const restore = matchMedia('(forced-colors: active)').matches ? readColourAsDrawn() : undefined;
  try {
    // axe finds elements by an index in a whole document, and one by one in a part of it.
    const found = await axe.run(document, {
      ...options,
      ...(isRecoloured && { rules: { ...options?.rules, ...withoutOtherRules() } }),
      resultTypes: ['violations'],
    });
    return found.violations.flatMap(lines);
  } finally {
    restore?.();
  }
}

/** The configuration of the last check: axe takes as long to read one as to check a small story. */
let configured = '';

function configure(spec: Spec): void {
  const text = JSON.stringify(spec);
  if (text === configured) return;
  axe.reset();
  axe.configure(spec);
  configured = text;
}

function withoutOtherRules() {
  const others = axe.getRules().filter(({ ruleId }) => !rulesOfColours.has(ruleId));
  return Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]));
}

/**
 * axe takes a text's colour from `-webkit-text-fill-color`, which Chromium, in
 * forced colours, gives as the page set it and not as it is drawn; `color` it
 * gives as drawn. No style of ours sets the former.
 */
function readColourAsDrawn(): () => void {
  const { prototype } = CSSStyleDeclaration;
  const getPropertyValue = Reflect.get(prototype, 'getPropertyValue');
  prototype.getPropertyValue = function asDrawn(property) {
    return property === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, property);
  };
  return () => {
    prototype.getPropertyValue = getPropertyValue;
  };
}

function lines({ id, nodes }: Result): readonly string[] {
  return nodes.map(({ target, failureSummary = '' }) => {
    const reason = failureSummary
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .join('; ');
    return `${id} at ${target.join(' ')}: ${reason}`;
  });
}
