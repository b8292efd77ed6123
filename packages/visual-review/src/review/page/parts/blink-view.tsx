import { Button } from '@ninefold/ui/components/button';
import { Kbd } from '@ninefold/ui/components/kbd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyOf, picturesOf } from '../model/index.ts';
import { type FramedProps, PictureFrame, StackedPair } from './picture.tsx';
import { useReviewContext } from './review-context.ts';

/** Slower than three flashes in a second, which can be harmful. */
const milliseconds = 700;

/** Alternates two pictures in place: automatically, unless the person prefers reduced motion, or by hand. */
export function BlinkView({ change, frame }: FramedProps) {
  const { flips } = useReviewContext();
  const isReduced = useReducedMotion();
  const [isPlaying, setPlaying] = useState(true);
  const [turns, setTurns] = useState(0);
  const [flipsSeen, setFlipsSeen] = useState(flips);
  const isBlinking = isPlaying && !isReduced;
  useEffect(() => {
    if (!isBlinking) return undefined;
    const timer = setInterval(() => setTurns((count) => count + 1), milliseconds);
    return () => clearInterval(timer);
  }, [isBlinking]);
  const flip = (): void => {
    setPlaying(false);
    setTurns(turns + 1);
  };
  if (flips !== flipsSeen) {
    setFlipsSeen(flips);
    flip();
  }
  const isSecond = turns % 2 === 1;
  const [before, after] = picturesOf(change);
  const shown = isSecond ? after : before;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex flex-wrap gap-2">
        {!isReduced && (
          <Button size="small" onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? 'Stop blinking' : 'Blink'}
          </Button>
        )}
        <Button size="small" end={<Kbd>{keyOf('flip')}</Kbd>} onClick={flip}>
          Show the other
        </Button>
      </div>
      <PictureFrame title={`Shown: ${shown?.title}`} label="Blink" frame={frame}>
        <StackedPair
          change={change}
          below={{ visibility: isSecond ? 'hidden' : 'visible' }}
          above={{ visibility: isSecond ? 'visible' : 'hidden' }}
        />
      </PictureFrame>
    </div>
  );
}

const query = '(prefers-reduced-motion: reduce)';

/** Returns whether the person prefers reduced motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
