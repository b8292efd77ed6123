// Loads the files of the screen at this address beside the first one, which would ask for them later.
try {
  const { base, screens } = JSON.parse(document.currentScript.dataset.page);
  // A tenant's addresses begin with it.
  const path = location.pathname.slice(base.length).replace(/^tenant\/[^/]*\//, '');
  const [area, entity, record, action] = path.split('/');
  let screen = area || 'home';
  if (area === 'data') {
    screen = !entity
      ? 'entities'
      : !record
        ? 'list'
        : record === 'new' || action === 'edit'
          ? 'form'
          : 'record';
  }
  for (const file of screens[screen] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = base + file;
    document.head.append(link);
  }
} catch {
  // The application loads them itself.
}
