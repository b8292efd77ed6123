/** The parts of the page that scroll under the messages, for which toast.css makes room at their ends. */
const covered = new Set<HTMLElement>();

/** Lets what scrolls under an element be scrolled as far as its end can be seen. */
export function makeRoomBelow(element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2;
  const under = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => scrollerAt(x, y, element));
  for (const each of covered) {
    if (!under.includes(each)) withdrawRoom(each);
  }
  for (const each of under) {
    const height = `${Math.ceil(each.getBoundingClientRect().bottom - top)}px`;
    if (each.style.getPropertyValue(room) !== height) each.style.setProperty(room, height);
    covered.add(each);
  }
}

/** Takes the room away, once there are no messages. */
export function withdrawAllRoom(): void {
  for (const each of covered) withdrawRoom(each);
}

const room = '--ninefold-toasts';

function withdrawRoom(scroller: HTMLElement): void {
  scroller.style.removeProperty(room);
  covered.delete(scroller);
}

/** Returns what scrolls at a place under an element. */
function scrollerAt(x: number, y: number, element: HTMLElement): readonly HTMLElement[] {
  let under = document.elementsFromPoint(x, y).find((each) => !element.contains(each)) ?? null;
  while (under !== null && !/auto|scroll/u.test(getComputedStyle(under).overflowY)) {
    under = under.parentElement;
  }
  return under instanceof HTMLElement ? [under] : [];
}
