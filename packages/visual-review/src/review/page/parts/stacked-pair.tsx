import type { CSSProperties } from 'react';
import type { Change } from '../../../report/index.ts';
import type { ReviewClient } from '../model/client.ts';
import { picturesOf } from '../model/views.ts';
import type { Zoom } from '../model/zoom.ts';
import { Picture } from './picture.tsx';

/** Shows two pictures of a change, one over the other. */
export function StackedPair({
  client,
  change,
  zoom,
  below = {},
  above = {},
}: {
  readonly client: ReviewClient;
  readonly change: Change;
  readonly zoom: Zoom;
  readonly below?: CSSProperties;
  readonly above?: CSSProperties;
}) {
  const [before, after] = picturesOf(change);
  return (
    <div className="grid w-max min-w-full justify-items-start has-[[style*='max-inline-size:_100%']]:w-full">
      {[before, after].map(
        (picture, index) =>
          picture !== undefined && (
            <div
              key={picture.title}
              className="[grid-area:1/1]"
              style={{
                maxInlineSize: zoom === 'fit' ? '100%' : undefined,
                ...(index === 0 ? below : above),
              }}
            >
              <Picture
                alt={`${picture.title} picture of ${change.title}, ${change.name}`}
                address={client.picture(picture.record.picture)}
                width={picture.record.width}
                height={picture.record.height}
                zoom={zoom}
              />
            </div>
          ),
      )}
    </div>
  );
}
