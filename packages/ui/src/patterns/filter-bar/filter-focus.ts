/** Focuses a part of a condition or a group when it is drawn. */
export function focusNode(id: number, slot: string): void {
  requestAnimationFrame(() => {
    const node = document.querySelector(`[data-node="${id}"]`);
    const part = node?.querySelector<HTMLElement>(`[data-slot=${slot}]`);
    const control = part?.querySelector<HTMLElement>('select, input, button') ?? part;
    control?.focus();
  });
}
