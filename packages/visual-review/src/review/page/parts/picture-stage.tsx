import { Text } from '@ninefold/ui/components/text';
import type { Change } from '../../../report/index.ts';
import { useLinkedScrolling, picturesOf, type ViewName } from '../model/index.ts';
import { BlinkView } from './blink-view.tsx';
import { Picture, PictureFrame, pictureLabel } from './picture.tsx';
import { useReviewContext } from './review-context.ts';
import { OverlayView, SwipeView } from './slider-view.tsx';

/** Shows the pictures of a change in one of the views. */
export function PictureStage({
  change,
  view,
}: {
  readonly change: Change;
  readonly view: ViewName;
}) {
  const { zoom } = useReviewContext();
  const frame = useLinkedScrolling(zoom);
  const pictures = picturesOf(change);
  if (pictures.length === 0) {
    return (
      <Text tone="muted" className="p-4">
        There is no picture, because the story couldn’t be rendered.
      </Text>
    );
  }
  switch (view) {
    case 'overlay':
      return <OverlayView change={change} frame={frame} />;
    case 'swipe':
      return <SwipeView change={change} frame={frame} />;
    case 'blink':
      return <BlinkView change={change} frame={frame} />;
    case 'difference':
      return (
        <div className="p-4">
          <PictureFrame title="Difference" label="Difference" frame={frame}>
            <Picture
              alt="Differing pixels in red over the new picture"
              record={{
                picture: change.difference ?? '',
                width: Math.max(...pictures.map(({ record }) => record.width)),
                height: Math.max(...pictures.map(({ record }) => record.height)),
              }}
            />
          </PictureFrame>
        </div>
      );
    case 'side':
      break;
  }
  return (
    <div className="grid gap-4 p-4 sm:grid-flow-col sm:auto-cols-[minmax(0,1fr)]">
      {pictures.map(({ title, record }) => (
        <PictureFrame key={title} title={title} label={`${title} picture`} frame={frame}>
          <Picture alt={pictureLabel(change, title)} record={record} />
        </PictureFrame>
      ))}
    </div>
  );
}
