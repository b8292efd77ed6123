/**
 * Which page numbers to offer, from 1: the first, the last, and those around
 * the current one; `null` marks omitted pages, always more than one.
 */
export function pageNumbers(current: number, count: number, around = 1): (number | null)[] {
  const wanted = new Set([1, count]);
  for (let page = current - around; page <= current + around; page += 1) {
    if (page >= 1 && page <= count) wanted.add(page);
  }
  const numbers: (number | null)[] = [];
  let previous = 0;
  for (const page of [...wanted].filter((page) => page >= 1).sort((a, b) => a - b)) {
    if (page - previous === 2) numbers.push(previous + 1);
    else if (page - previous > 2) numbers.push(null);
    numbers.push(page);
    previous = page;
  }
  return numbers;
}
