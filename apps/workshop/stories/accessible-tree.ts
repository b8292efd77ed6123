/** Elements that a person meets as such, besides those with a role. */
const tags =
  'a,article,aside,button,caption,dd,dialog,dt,form,h1,h2,h3,h4,h5,h6,header,img,input,li,main,nav,section,select,summary,table,td,textarea,th,title,tr';

/** Attributes that name other elements by their ids, which differ in each rendering. */
const byId = ['aria-labelledby', 'aria-describedby', 'aria-errormessage'];

const states =
  /^(?:aria-(?!controls|owns|details|activedescendant|flowto)|role$|href$|type$|disabled$|readonly$|required$|placeholder$|title$|tabindex$|colspan$)/;

/**
 * Returns what a person finds in a part of the page, a line each, in order: texts, and elements with their roles, names,
 * values and states. Two screens with the same lines are the same for a person who hears them.
 */
export function accessibleTree(root: Element): readonly string[] {
  const lines: string[] = [];
  const visit = (node: Node, depth: number): void => {
    const indent = '  '.repeat(depth);
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text !== '') lines.push(`${indent}${text}`);
    } else if (node instanceof Element && isPerceivable(node)) {
      const isShown = node.hasAttribute('role') || node.matches(tags);
      if (isShown) lines.push(`${indent}${describe(node)}`);
      for (const child of node.childNodes) visit(child, isShown ? depth + 1 : depth);
    }
  };
  visit(root, 0);
  return lines;
}

function isPerceivable(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return false;
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden';
}

function describe(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => states.test(name))
    .map(({ name, value }) => `${name}=${byId.includes(name) ? textsOf(value) : withoutId(value)}`);
  const value =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [`value=${element.value}`, ...('checked' in element ? [`checked=${element.checked}`] : [])]
      : [];
  return [`<${element.localName}>`, ...attributes.toSorted(), ...value].join(' ');
}

/** A link to a part of the page has an id. */
function withoutId(value: string): string {
  return value.replace(/^#.*/, '#');
}

function textsOf(ids: string): string {
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}
