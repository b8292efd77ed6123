/** Stops transitions and animations: what is on its way has colours and places of its own. */
export function holdStill(): () => void {
  const style = document.createElement('style');
  style.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
  document.head.append(style);
  return () => style.remove();
}
