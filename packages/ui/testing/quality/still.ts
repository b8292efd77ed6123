/** Stops transitions and animations: elements that are still moving have other colours and places. */
export function holdStill(): () => void {
  const style = document.createElement('style');
  style.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
  document.head.append(style);
  return () => style.remove();
}
