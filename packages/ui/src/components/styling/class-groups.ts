/**
 * Which Tailwind classes stand for the same property, so that of two the later
 * wins. It is the part of Tailwind that our code uses, and knows the names of
 * our tokens; a test compares it with tailwind-merge's own, several times as
 * large, on every class that occurs.
 */

type Validator = (value: string) => boolean;
type Definition = string | Validator | { readonly [prefix: string]: readonly Definition[] };
type Groups = Record<string, readonly Definition[]>;

const any: Validator = () => true;
const isNumber: Validator = (value) => value !== '' && !Number.isNaN(Number(value));
const isLength: Validator = (value) =>
  /^\[(?:length:)?[\d.]+(?:rem|em|px|%|lh)\]$/.test(value) || value.startsWith('(length:');

const width: readonly Definition[] = ['', isNumber, isLength];
const lineStyle = ['solid', 'dashed', 'dotted', 'double', 'none', 'hidden'];
const edges = ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'];

const split = (text: string): string[] => text.split(/\s+/);

/** Prefixes after which every value sets the same property: `h-4`, `h-row`, `h-[3lh]`. */
const unambiguous = [
  ...['m', 'p', 'scroll-m', 'scroll-p'].flatMap((box) => [box, ...edges.map((edge) => box + edge)]),
  ...split('inset inset-x inset-y start end top right bottom left'),
  ...split('size w min-w max-w h min-h max-h aspect columns field-sizing'),
  ...split('gap gap-x gap-y space-x space-y basis grow shrink order z float clear'),
  ...split('grid-cols grid-rows grid-flow auto-cols auto-rows'),
  ...split('col col-start col-end row row-start row-end'),
  ...split('justify justify-items justify-self items self align'),
  ...split('place-content place-items place-self'),
  ...split('overflow overflow-x overflow-y overscroll overscroll-x overscroll-y'),
  ...split('leading tracking whitespace hyphens indent line-clamp underline-offset caption'),
  ...split('rounded rounded-s rounded-e rounded-t rounded-b border-spacing outline-offset'),
  ...split('shadow opacity grayscale fill cursor select resize appearance pointer-events'),
  ...split('duration delay ease animate origin rotate scale translate translate-x translate-y'),
  'forced-color-adjust',
  'touch',
];

/** A border or outline: its width, style and colour follow the same prefix. */
function lines(prefix: string): Groups {
  return {
    [`${prefix}-width`]: [{ [prefix]: width }],
    [`${prefix}-color`]: [{ [prefix]: [any] }],
  };
}

export const classGroups: Groups = {
  display: split(
    'block inline-block inline flex inline-flex grid inline-grid table table-cell table-row table-header-group table-row-group contents list-item flow-root hidden',
  ),
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  'screen-reader': ['sr-only', 'not-sr-only'],
  isolation: ['isolate', 'isolation-auto'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'wrap-reverse', 'nowrap'] }],
  flex: [{ flex: [any] }],
  'align-content': [
    { content: ['normal', 'center', 'start', 'end', 'between', 'around', 'evenly', 'stretch'] },
  ],
  content: [{ content: [any] }],
  'font-family': [{ font: ['sans', 'mono'] }],
  'font-weight': [{ font: [any] }],
  'font-style': ['italic', 'not-italic'],
  'font-figures': ['tabular-nums', 'proportional-nums', 'normal-nums'],
  'font-size': [{ text: ['2xs', 'xs', 'sm', 'md', 'base', 'lg', 'xl', '2xl', isLength] }],
  'text-align': [{ text: ['start', 'center', 'end', 'left', 'right', 'justify'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-color': [{ text: [any] }],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
  'decoration-width': [{ decoration: [isNumber, 'auto', 'from-font', isLength] }],
  'decoration-style': [{ decoration: [...lineStyle, 'wavy'] }],
  'decoration-color': [{ decoration: [any] }],
  'list-position': [{ list: ['inside', 'outside'] }],
  'list-style': [{ list: [any] }],
  break: [{ break: ['normal', 'words', 'all', 'keep'] }],
  wrap: [{ wrap: ['break-word', 'anywhere', 'normal'] }],
  'object-fit': [{ object: ['contain', 'cover', 'fill', 'none', 'scale-down'] }],
  'background-color': [{ bg: [any] }],
  'border-style': [{ border: lineStyle }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'table-layout': [{ table: ['auto', 'fixed'] }],
  'divide-y': [{ 'divide-y': width }],
  'divide-color': [{ divide: [any] }],
  ...lines('border'),
  ...Object.assign({}, ...edges.map((edge) => lines(`border-${edge}`))),
  'outline-style': [{ outline: lineStyle }],
  ...lines('outline'),
  'snap-align': [{ snap: ['start', 'end', 'center', 'align-none'] }],
  'snap-type': [{ snap: ['none', 'x', 'y', 'both'] }],
  transition: [{ transition: [any] }, 'transition'],
  ...Object.fromEntries(unambiguous.map((prefix) => [prefix, [{ [prefix]: ['', any] }]])),
};

function sides(property: string, suffix = ''): Record<string, string[]> {
  const of = (...names: string[]): string[] => names.map((edge) => `${property}${edge}${suffix}`);
  return {
    [`${property.replace(/-$/, '')}${suffix}`]: of(...edges),
    [`${property}x${suffix}`]: of('s', 'e', 'r', 'l'),
    [`${property}y${suffix}`]: of('t', 'b'),
  };
}

/** A class of the group undoes earlier ones of these groups too. */
export const conflictingClassGroups: Record<string, string[]> = {
  ...sides('p'),
  ...sides('m'),
  ...sides('border-', '-width'),
  ...sides('border-', '-color'),
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['start', 'end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  translate: ['translate-x', 'translate-y'],
  rounded: ['rounded-s', 'rounded-e', 'rounded-t', 'rounded-b'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
};
