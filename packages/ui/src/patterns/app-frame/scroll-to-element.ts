/**
 * Scrolls a container, and nothing around it, so that an element in it is in
 * its middle; not at all where the element is in sight already.
 */
export function scrollToElement(container: Element, element: Element): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
