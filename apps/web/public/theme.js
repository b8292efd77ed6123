// Runs before the first paint, so that a chosen theme never flashes the other.
// A file of its own, because the content security policy allows no inline script.
try {
  var theme = localStorage.getItem('ninefold.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the system's theme holds.
}
