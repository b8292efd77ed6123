import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/menu/index.ts';
import { Select } from '../../components/select/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import type { FilterRelation } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterBuilderCondition } from './filter-builder-condition.tsx';
import { FilterNodeButtons } from './filter-node-buttons.tsx';
import type { FilterNodeProps } from './filter-node-props.ts';
import {
  changeGroup,
  type DraftCondition,
  type DraftGroup,
  type DraftNode,
  isDraftGroup,
  nextId,
} from './filter-draft.ts';
import { focusNode } from './filter-focus.ts';
import { filterBuilderMessages } from './builder-messages.ts';
import { matchedBy, matchesOf, matchOf, matchWords } from './group-match.ts';
import { asFiltered, canFilterBy, operatorsOf } from './operators.ts';

export interface FilterBuilderGroupProps extends FilterNodeProps {
  readonly group: DraftGroup;
}

/** Conditions and groups that hold together: all of them, any, or none. */
export function FilterBuilderGroup(props: FilterBuilderGroupProps) {
  const { root, group, onDraftChange, relations } = props;
  const isRoot = root === group;
  const relation = relations?.().find(({ name }) => name === group.relation);
  const place = relation === undefined ? props : { ...props, ...placeIn(relation) };
  const match = matchOf(group);
  const name =
    group.relation === undefined
      ? matchWords(group, match)
      : filterBuilderMessages.relatedGroup({
          relation: relation?.label ?? group.relation,
          match: matchWords(group, match),
        });

  const change = (next: (group: DraftGroup) => DraftGroup) =>
    onDraftChange((held) => changeGroup(held, group.id, next));
  const add = (node: DraftNode) => {
    change(({ nodes, ...rest }) => ({ ...rest, nodes: [...nodes, node] }));
    const first = isDraftGroup(node) ? (node.nodes[0] ?? node) : node;
    // A field is chosen first, or whether there are related records at all.
    focusNode(first.id, isDraftGroup(first) ? 'filter-match' : 'filter-field');
  };
  const addCondition = () => {
    const node = newCondition(place.fields);
    if (node !== undefined) add(node);
  };
  const addGroup = () => {
    const node = newCondition(place.fields);
    add({
      id: nextId(),
      operator: group.operator === 'and' ? 'or' : 'and',
      negated: false,
      nodes: node === undefined ? [] : [node],
    });
  };
  const addRelated = (about: FilterRelation) =>
    add({ id: nextId(), operator: 'and', negated: false, relation: about.name, nodes: [] });
  const chosen = useRef(false);
  const related = group.relation === undefined ? (relations?.() ?? []) : [];

  return (
    <fieldset
      data-slot="filter-group"
      data-node={group.id}
      aria-label={name}
      className={joinClassNames(
        'flex min-w-0 flex-col gap-3',
        !isRoot && 'rounded-md border border-line border-s-2 border-s-line-strong p-3',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        {relation !== undefined && <bdi className="font-semibold">{relation.label}</bdi>}
        <div data-slot="filter-match">
          <Select
            size="small"
            className="w-auto min-w-40"
            aria-label={filterBuilderMessages.match}
            value={match}
            options={matchesOf(group).map((each) => ({
              value: each,
              label: matchWords(group, each),
            }))}
            onChange={({ target }) => {
              const chosen = matchesOf(group).find((each) => each === target.value);
              if (chosen !== undefined) change((held) => ({ ...held, ...matchedBy(chosen) }));
            }}
          />
        </div>
        {!isRoot && <FilterNodeButtons node={group} root={root} onDraftChange={onDraftChange} />}
      </div>
      {group.nodes.length === 0 && isRoot && (
        <p className="text-ink-subtle">{filterBuilderMessages.empty}</p>
      )}
      {group.nodes.map((node, index) =>
        isDraftGroup(node) ? (
          <FilterBuilderGroup key={node.id} {...place} group={node} />
        ) : (
          <FilterBuilderCondition key={node.id} {...place} condition={node} position={index + 1} />
        ),
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant="ghost"
          data-slot="filter-add"
          start={<Plus aria-hidden="true" />}
          onClick={addCondition}
        >
          {filterBuilderMessages.addCondition}
        </Button>
        <Button size="small" variant="ghost" start={<Plus aria-hidden="true" />} onClick={addGroup}>
          {filterBuilderMessages.addGroup}
        </Button>
        {related.length > 0 && (
          <Menu onOpenChange={(open) => open && (chosen.current = false)}>
            <MenuTrigger asChild>
              <Button size="small" variant="ghost" start={<Plus aria-hidden="true" />}>
                {filterBuilderMessages.addRelated}
              </Button>
            </MenuTrigger>
            {/* What was added has the focus. */}
            <MenuContent
              align="start"
              onCloseAutoFocus={(event) => chosen.current && event.preventDefault()}
            >
              {related.map((each) => (
                <MenuItem
                  key={each.name}
                  onSelect={() => {
                    chosen.current = true;
                    addRelated(each);
                  }}
                >
                  {each.label}
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        )}
      </div>
    </fieldset>
  );
}

/** Related records have fields of their own, and no relations further on. */
function placeIn({ fields, searchRecords }: FilterRelation) {
  return { fields, searchRecords, relations: undefined };
}

/** Returns a condition on the first field that there is. */
function newCondition(fields: FilterBarProps['fields']): DraftCondition | undefined {
  const field = fields.find(canFilterBy);
  if (field === undefined) return undefined;
  const [operator = 'notEmpty'] = operatorsOf(asFiltered(field));
  return { id: nextId(), field: field.name, path: '', operator, values: [] };
}
