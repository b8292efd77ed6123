/** Sample data for stories: the frame of a made-up workshop and a screen in it. */
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/components/button/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { ValueFormatProvider } from '../../src/fields/index.ts';
import { RecordList } from '../../src/patterns/record-list/index.ts';
import { listFields } from '../workshop-sample/fields.ts';
import { FollowedLinks } from '../workshop-sample/followed-links.tsx';
import { samplePage } from '../workshop-sample/rows.ts';
import { AppFrame } from '../../src/patterns/app-frame/app-frame.tsx';
import { sampleGroups, samplePhoneEntries, samplePlace } from './sample-navigation.ts';
import { ScreenHeader } from '../../src/patterns/app-frame/screen-header.tsx';

const workOrders = '#/data/work_order';

export const sampleFrame = {
  brand: { title: 'Hartmann Workshop', href: '#/', known: 9 },
  groups: sampleGroups(workOrders),
  phoneEntries: samplePhoneEntries(workOrders),
  user: { name: 'Mira Dahl', role: 'Dispatcher' },
  breadcrumbs: [{ label: 'Hartmann Workshop', href: '#/' }, { label: 'Work orders' }],
  topBarEnd: 'Updated just now',
  children: <SampleList />,
} satisfies Partial<ComponentProps<typeof AppFrame>>;

/** Texts that may be longer than their room. */
export const sampleLongNames = {
  brand: {
    title: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors',
    href: '#/',
    known: 4,
  },
  marker: 'Example',
  user: {
    name: 'mira.dahl-and-a-very-long-name@workshop.example.com',
    role: 'Dispatcher for the northern region',
  },
  breadcrumbs: [
    { label: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors', href: '#/' },
    { label: 'Work orders', href: workOrders },
    { label: 'Replace the spindle bearing, check the preload and the drawbar force' },
  ],
  children: (
    <PageHeader title="Replace the spindle bearing, check the preload and the drawbar force" />
  ),
} satisfies Partial<ComponentProps<typeof AppFrame>>;

function SampleList() {
  return (
    <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
      <ScreenHeader
        title="Work orders"
        actions={
          <Button variant="primary">
            <span>
              New<span className="max-sm:sr-only"> work order</span>
            </span>
          </Button>
        }
      />
      <RecordList
        label="Work orders"
        fields={listFields}
        titleField="title"
        page={samplePage}
        state={{ sort: [], offset: 0, limit: 16 }}
        hrefFor={({ offset }) => `#offset=${offset}`}
      />
    </ValueFormatProvider>
  );
}

/** The frame in an application that follows its links: as there, the new screen's heading takes focus. */
export function MovingFrame(props: ComponentProps<typeof AppFrame>) {
  const [here, setHere] = useState(workOrders);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (here !== workOrders) heading.current?.focus();
  }, [here]);
  const place = samplePlace(here);
  return (
    <FollowedLinks onFollow={setHere}>
      <AppFrame
        {...props}
        groups={sampleGroups(here)}
        phoneEntries={samplePhoneEntries(here)}
        breadcrumbs={[{ label: place, href: here }]}
      >
        <PageHeader
          title={
            <span ref={heading} tabIndex={-1}>
              {place}
            </span>
          }
        />
      </AppFrame>
    </FollowedLinks>
  );
}
