export { Toolbar, type ToolbarProps } from './toolbar.tsx';
export {
  ToolbarButton,
  ToolbarIconButton,
  ToolbarLink,
  type ToolbarButtonProps,
  type ToolbarIconButtonProps,
  type ToolbarLinkProps,
} from './toolbar-button.tsx';
export {
  ToolbarGroup,
  ToolbarSeparator,
  type ToolbarGroupProps,
  type ToolbarSeparatorProps,
} from './toolbar-group.tsx';
export {
  ToolbarToggle,
  ToolbarToggleGroup,
  type ToolbarToggleGroupProps,
  type ToolbarToggleProps,
} from './toolbar-toggle-group.tsx';
