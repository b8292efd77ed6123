/** Finds which colours are on which in a rendered page, by the names of their tokens. */
export interface ShownPair {
  readonly front: string;
  readonly back: string;
  /** The part that it was found in, by `data-slot`, or the element. */
  readonly where: string;
}

/** The name of the token that a computed colour is, or undefined where it is none. */
export type TokenOf = (computed: string) => string | undefined;

/** Texts, icons, the outlines of controls and the focus ring, each on what is behind it. */
export function shownPairs(root: Element, tokenOf: TokenOf): readonly ShownPair[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((element) => {
    if (!isLegible(element)) return [];
    const fronts = frontsOf(element, tokenOf);
    const found = fronts.flatMap(({ front, from }) =>
      groundsOf(from, tokenOf, front).map((ground) => ({ ...ground, where: nameOf(element) })),
    );
    return found;
  });
}

interface Front {
  readonly front: string;
  /** Where the search for the ground begins: a ring and an outline lie around the element. */
  readonly from: Element | null;
}

function frontsOf(element: Element, tokenOf: TokenOf): readonly Front[] {
  const style = getComputedStyle(element);
  const fronts: Front[] = [];
  const add = (color: string, from: Element | null): void => {
    const front = tokenOf(color);
    if (front !== undefined) fronts.push({ front, from });
  };
  if (hasText(element) || element.tagName === 'svg') add(style.color, element);
  if (
    style.borderInlineStartWidth !== '0px' &&
    /^(line-control|danger|accent)$/.test(tokenOf(style.borderInlineStartColor) ?? '')
  ) {
    add(style.borderInlineStartColor, element.parentElement);
  }
  if (element.matches('a[href], button, input, select, textarea, [tabindex="0"]')) {
    fronts.push({ front: 'focus', from: element.parentElement });
  }
  return fronts;
}

/** Returns the background in its current state, and in each state on the way to it. */
function groundsOf(
  from: Element | null,
  tokenOf: TokenOf,
  front: string,
): readonly { front: string; back: string }[] {
  const found: { front: string; back: string }[] = [];
  for (let element = from; element !== null; element = element.parentElement) {
    const inherits = tokenOf(getComputedStyle(element).color) === front;
    for (const { text, background } of statesOf(element)) {
      if (background === undefined) continue;
      found.push({ front: inherits ? (text ?? front) : front, back: background });
    }
    const back = tokenOf(getComputedStyle(element).backgroundColor);
    if (back !== undefined) return [...found, { front, back }, ...ownStates(from, back)];
  }
  return found;
}

/** Returns the text colours of an element's states, on the unchanged background. */
function ownStates(
  element: Element | null,
  back: string,
): readonly { front: string; back: string }[] {
  return statesOf(element).flatMap(({ text, background }) =>
    text !== undefined && background === undefined ? [{ front: text, back }] : [],
  );
}

interface State {
  text?: string;
  background?: string;
}

/** States without a contrast requirement in WCAG, and those of other elements. */
const exempt = /disabled(?!:not)|forced-colors|placeholder|selection|before|after|print|\[&/;

/** Returns the classes of an element's states: `hover:bg-hover data-[state=open]:text-ink`. */
function statesOf(element: Element | null): readonly State[] {
  const states = new Map<string, State>();
  for (const name of element?.classList ?? []) {
    const [, variant, kind, token] = /^(.+):(text|bg)-([a-z][a-z0-9-]*)$/.exec(name) ?? [];
    if (variant === undefined || token === undefined || !isColour(token)) continue;
    // The element is in a state that this one leaves out.
    const others = [...variant.matchAll(/not-(data-[a-z-]+)/g)];
    if (others.some(([, attribute = '']) => element?.hasAttribute(attribute))) continue;
    if (exempt.test(variant.replaceAll(/not-(aria-)?disabled:?/g, ''))) continue;
    const state = states.get(variant) ?? {};
    states.set(variant, { ...state, [kind === 'bg' ? 'background' : 'text']: token });
  }
  return [...states.values()];
}

function isColour(token: string): boolean {
  return (
    getComputedStyle(document.documentElement).getPropertyValue(`--ninefold-color-${token}`) !== ''
  );
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

/** Shown, and not disabled: WCAG asks no contrast of what cannot be used (1.4.3, inactive). */
function isLegible(element: Element): boolean {
  return (
    element.closest(':disabled, [aria-disabled=true], [data-disabled]') === null &&
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  );
}

function nameOf(element: Element): string {
  return element.closest('[data-slot]')?.getAttribute('data-slot') ?? element.tagName.toLowerCase();
}
