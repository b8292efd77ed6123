/** What observes its own size learns it after a layout, and renders again. */
export async function afterLayout(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
