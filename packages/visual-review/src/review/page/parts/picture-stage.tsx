import { Text } from '@ninefold/ui/components/text';
import type { Change, PictureRecord } from '../../../report/index.ts';
import type { ReviewClient } from '../model/client.ts';
import { useLinkedScrolling } from '../model/use-linked-scrolling.ts';
import { picturesOf, type ViewName } from '../model/views.ts';
import type { Zoom } from '../model/zoom.ts';
import { BlinkView } from './blink-view.tsx';
import { OverlayView } from './overlay-view.tsx';
import { Picture } from './picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { SwipeView } from './swipe-view.tsx';

export interface StageProps {
  readonly client: ReviewClient;
  readonly change: Change;
  readonly zoom: Zoom;
}

/** Shows the pictures of a change in one of the views. */
export function PictureStage({
  view,
  flips,
  ...props
}: StageProps & { readonly view: ViewName; readonly flips: number }) {
  const { client, change, zoom } = props;
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
      return <OverlayView {...props} frame={frame} />;
    case 'swipe':
      return <SwipeView {...props} frame={frame} />;
    case 'blink':
      return <BlinkView {...props} frame={frame} flips={flips} />;
    case 'difference': {
      const { width, height } = sizeOfBoth(pictures.map(({ record }) => record));
      return (
        <div className="p-4">
          <PictureFrame title="Difference" label="Difference" frame={frame}>
            <Picture
              alt="Differing pixels in red over the new picture"
              address={client.picture(change.difference ?? '')}
              width={width}
              height={height}
              zoom={zoom}
            />
          </PictureFrame>
        </div>
      );
    }
    case 'side':
      break;
  }
  return (
    <div className="grid gap-4 p-4 sm:grid-flow-col sm:auto-cols-[minmax(0,1fr)]">
      {pictures.map(({ title, record }) => (
        <PictureFrame key={title} title={title} label={`${title} picture`} frame={frame}>
          <Picture
            alt={`${title} picture of ${change.title}, ${change.name}`}
            address={client.picture(record.picture)}
            width={record.width}
            height={record.height}
            zoom={zoom}
          />
        </PictureFrame>
      ))}
    </div>
  );
}

function sizeOfBoth(records: readonly PictureRecord[]) {
  return {
    width: Math.max(...records.map(({ width }) => width)),
    height: Math.max(...records.map(({ height }) => height)),
  };
}
