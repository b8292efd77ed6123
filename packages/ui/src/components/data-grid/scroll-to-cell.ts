/**
 * Scrolls a cell into sight, beside the pinned columns and between the header and the footer. A browser scrolls to
 * what takes the focus only where nothing of it is in sight.
 */
export function scrollToCell(table: HTMLTableElement, cell: HTMLElement, isScaled: boolean): void {
  const { parentElement: scroll, tHead: head, tFoot: foot } = table;
  if (scroll === null || head === null) return;
  const room = scroll.getBoundingClientRect();
  const { top, bottom, left, right } = cell.getBoundingClientRect();
  if (!isScaled && table.tBodies[0]?.contains(cell)) {
    const above = head.getBoundingClientRect().bottom - top;
    const below =
      bottom - (room.top + scroll.clientTop + scroll.clientHeight - (foot?.offsetHeight ?? 0));
    if (above > 0) scroll.scrollTop -= above;
    else if (below > 0) scroll.scrollTop += Math.min(below, -above);
  }
  const pinned = [...head.querySelectorAll<HTMLElement>('th[data-pinned]')];
  if (pinned.some((header) => header.ariaColIndex === cell.ariaColIndex)) return;
  const last = pinned.at(-1)?.getBoundingClientRect();
  if (getComputedStyle(scroll).direction === 'rtl') {
    const before = right - (last?.left ?? room.right);
    const after = room.left - left;
    if (before > 0) scroll.scrollLeft += before;
    else if (after > 0) scroll.scrollLeft -= Math.min(after, -before);
  } else {
    const before = (last?.right ?? room.left) - left;
    const after = right - (room.left + scroll.clientWidth);
    if (before > 0) scroll.scrollLeft -= before;
    else if (after > 0) scroll.scrollLeft += Math.min(after, -before);
  }
}
