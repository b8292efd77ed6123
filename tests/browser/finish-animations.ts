/** Runs in the page, so that it must stand alone. What is on its way has colours and places of its own. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
