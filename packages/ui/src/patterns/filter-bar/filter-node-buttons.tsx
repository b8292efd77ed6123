import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { IconButton } from '../../components/icon-button/index.ts';
import {
  copyNode,
  type DraftGroup,
  type DraftNode,
  findNode,
  moveNode,
  replaceNode,
} from './filter-draft.ts';
import { focusNode } from './filter-focus.ts';
import { filterBuilderMessages } from './builder-messages.ts';

interface FilterNodeButtonsProps {
  readonly node: DraftNode;
  readonly root: DraftGroup;
  readonly onDraftChange: (change: (root: DraftGroup) => DraftGroup) => void;
}

/** Moves, duplicates and removes a condition or a group. The focus stays with it, or goes to its neighbour. */
export function FilterNodeButtons({ node, root, onDraftChange }: FilterNodeButtonsProps) {
  const { moveUp, moveDown, duplicate, remove } = filterBuilderMessages;
  const move = (by: 1 | -1, slot: string) => {
    onDraftChange((held) => moveNode(held, node.id, by));
    focusNode(node.id, slot);
  };
  const actions = [
    { label: moveUp, slot: 'filter-up', Icon: ArrowUp, act: () => move(-1, 'filter-up') },
    { label: moveDown, slot: 'filter-down', Icon: ArrowDown, act: () => move(1, 'filter-down') },
    {
      label: duplicate,
      slot: 'filter-duplicate',
      Icon: Copy,
      act: () => {
        const copy = copyNode(node);
        onDraftChange((held) => replaceNode(held, node.id, (original) => [original, copy]));
        focusNode(copy.id, 'filter-duplicate');
      },
    },
    {
      label: remove,
      slot: 'filter-remove',
      Icon: X,
      act: () => {
        const parent = findNode(root, node.id)?.parent ?? root;
        const index = parent.nodes.findIndex(({ id }) => id === node.id);
        const next = parent.nodes[index + 1] ?? parent.nodes[index - 1];
        onDraftChange((held) => replaceNode(held, node.id, () => []));
        if (next === undefined) focusNode(parent.id, 'filter-add');
        else focusNode(next.id, 'filter-remove');
      },
    },
  ];
  return (
    <div className="ms-auto flex shrink-0">
      {actions.map(({ label, slot, Icon, act }) => (
        <IconButton
          key={slot}
          data-slot={slot}
          size="small"
          variant="ghost"
          label={label}
          onClick={act}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
