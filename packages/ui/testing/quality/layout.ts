/** Waits until elements that observe their size have rendered again. */
export async function afterLayout(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
