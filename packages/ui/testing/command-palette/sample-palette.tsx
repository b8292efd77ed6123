/** Sample data for stories: the palette of a made-up workshop, and a button that opens it. */
import { useEffect, useState } from 'react';
import { Button } from '../../src/components/button/index.ts';
import {
  CommandPalette,
  type PaletteCommand,
  type PaletteGroup,
} from '../../src/patterns/command-palette/index.ts';
import { FollowedLinks } from '../workshop-sample/followed-links.tsx';

const list = (label: string, name: string): PaletteCommand => ({
  id: name,
  label,
  keywords: [name],
  kind: 'list',
  href: `#/data/${name}`,
});

const recent: PaletteGroup = {
  id: 'recent',
  title: 'Recent',
  commands: [
    {
      id: 'record 4811',
      label: 'Replace the spindle bearing',
      detail: 'Work order',
      kind: 'recent',
      href: '#/data/work_order/4811',
    },
    {
      id: 'record 12',
      label: 'Käufer & Söhne',
      detail: 'Customer',
      kind: 'recent',
      href: '#/data/customer/12',
    },
  ],
};

const places: PaletteGroup = {
  id: 'places',
  title: 'Go to',
  commands: [
    list('Work orders', 'work_order'),
    list('Customers', 'customer'),
    list('Visits', 'visit'),
    list('Equipment', 'equipment'),
    list('Parts', 'part'),
    { id: 'specification', label: 'Specification', kind: 'screen', href: '#/specification' },
  ],
};

export interface SamplePaletteProps {
  /** Finds the names of records. */
  readonly find?: (text: string) => Promise<readonly string[]>;
  readonly onAction?: (label: string) => void;
  readonly onFollow?: (href: string) => void;
  /** In place of the sample's. */
  readonly groups?: readonly PaletteGroup[];
  readonly isOpen?: boolean;
}

/** A screen with a button that opens the palette. */
export function SamplePalette(props: SamplePaletteProps) {
  const { find, onAction, onFollow, groups, isOpen = true } = props;
  const [open, setOpen] = useState(isOpen);
  const [text, setText] = useState('');
  const records = useRecords(find, text.trim());
  const action = (label: string, others: Partial<PaletteCommand> = {}): PaletteCommand => ({
    id: label,
    label,
    kind: 'action',
    onSelect: () => onAction?.(label),
    ...others,
  });
  const actions: PaletteGroup = {
    id: 'actions',
    title: 'On this screen',
    commands: [
      action('New work order'),
      action('Complete', { detail: 'Completed' }),
      action('Delete work order', { disabledReason: 'No database policy allows this.' }),
      action('Save', { shortcut: 'Mod+Enter' }),
    ],
  };
  return (
    <FollowedLinks onFollow={onFollow ?? ignore}>
      <div className="min-h-120">
        <Button
          onClick={() => {
            setText('');
            setOpen(true);
          }}
        >
          Search
        </Button>
        {open && (
          <CommandPalette
            groups={groups ?? [recent, actions, places, ...records]}
            text={text}
            onTextChange={setText}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </FollowedLinks>
  );
}

const ignore = () => undefined;

interface Answer {
  readonly text: string;
  readonly names?: readonly string[];
  readonly problem?: string;
}

/** Asks for the records of the latest text. */
function useRecords(find: SamplePaletteProps['find'], text: string): readonly PaletteGroup[] {
  const [answer, setAnswer] = useState<Answer>({ text: '' });
  useEffect(() => {
    if (find === undefined || text === '') return undefined;
    let isLatest = true;
    find(text).then(
      (names) => isLatest && setAnswer({ text, names }),
      (error: Error) => isLatest && setAnswer({ text, problem: error.message }),
    );
    return () => {
      isLatest = false;
    };
  }, [find, text]);
  if (find === undefined || text === '') return [];
  const isAnswered = answer.text === text;
  return [
    {
      id: 'records',
      title: 'Records',
      searched: true,
      outdated: !isAnswered,
      loading: !isAnswered,
      empty: 'No records found',
      problem: isAnswered ? answer.problem : undefined,
      onRetry: () => {
        setAnswer({ text: '' });
        void find(text).then((names) => setAnswer({ text, names }));
      },
      commands: (answer.names ?? []).map((name) => ({
        id: `record ${name}`,
        label: name,
        detail: 'Customer',
        kind: 'record',
        href: `#/data/customer/${encodeURIComponent(name)}`,
      })),
    },
  ];
}
