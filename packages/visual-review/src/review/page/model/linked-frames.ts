/**
 * Frames that scroll as one: by wheel, keys, touch, scroll bar, or by dragging the picture. What lies
 * in their middle stays there when the pictures grow.
 */
export class LinkedFrames {
  readonly #frames = new Set<HTMLElement>();
  #middle = { x: 0, y: 0 };

  /** Returns what takes the frame out again. */
  add(frame: HTMLElement): () => void {
    const follow = (): void => this.#follow(frame);
    this.#frames.add(frame);
    frame.addEventListener('scroll', follow);
    frame.addEventListener('pointerdown', startDragging);
    return () => {
      this.#frames.delete(frame);
      frame.removeEventListener('scroll', follow);
      frame.removeEventListener('pointerdown', startDragging);
    };
  }

  /** After the pictures' size has changed. */
  keepMiddle(): void {
    const { x, y } = this.#middle;
    for (const frame of this.#frames) {
      frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
      frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
    }
  }

  #follow(frame: HTMLElement): void {
    this.#middle = {
      x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
      y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
    };
    for (const other of this.#frames) {
      if (other === frame) continue;
      other.scrollLeft = frame.scrollLeft;
      other.scrollTop = frame.scrollTop;
    }
  }
}

/** Touch scrolls by itself; a mouse takes hold of the picture. */
function startDragging(event: PointerEvent): void {
  const frame = event.currentTarget as HTMLElement;
  // On the scroll bar, or with another button, it is not the picture that is held.
  if (event.pointerType !== 'mouse' || event.button !== 0 || event.target === frame) return;
  event.preventDefault();
  frame.focus({ preventScroll: true });
  frame.setPointerCapture(event.pointerId);
  const move = ({ movementX, movementY }: PointerEvent): void => {
    frame.scrollLeft -= movementX;
    frame.scrollTop -= movementY;
  };
  frame.addEventListener('pointermove', move);
  frame.addEventListener(
    'lostpointercapture',
    () => frame.removeEventListener('pointermove', move),
    { once: true },
  );
}
