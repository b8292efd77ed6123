/** Runs in the page, so it can’t use anything outside. Elements that are still moving have other colours and places. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
