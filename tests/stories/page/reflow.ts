/**
 * Returns the elements that make the page wider than the window, by `data-slot` or tag: none
 * where the text reflows (WCAG 2.2, 1.4.10). Content that scrolls in its own region
 * does not count.
 */
export function widerThanWindow(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 0.5 || left < -0.5;
  });
  // The innermost ones are the cause.
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${element.dataset['slot'] ?? element.localName} from ${Math.round(left)} to ${Math.round(right)}: ${(element.textContent ?? '').trim().slice(0, 40)}`;
    });
}
