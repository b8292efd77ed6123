// Runs before the first paint, so that a chosen appearance never flashes another.
try {
  var chosen = JSON.parse(localStorage.getItem('ninefold.preferences')) || {};
  var values = {
    theme: /^(light|dark)$/,
    contrast: /^(standard|more)$/,
    density: /^(comfortable|compact)$/,
  };
  for (var name in values) {
    if (values[name].test(chosen[name])) document.documentElement.dataset[name] = chosen[name];
  }
} catch {
  // Storage is refused, or what it holds can't be read: the standard appearance is shown.
}
