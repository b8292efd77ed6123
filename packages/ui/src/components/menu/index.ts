export { Menu, MenuTrigger, type MenuProps, type MenuTriggerProps } from './menu.tsx';
export {
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './menu-choice.tsx';
export { MenuContent, type MenuContentProps } from './menu-content.tsx';
export {
  MenuGroup,
  MenuSeparator,
  type MenuGroupProps,
  type MenuSeparatorProps,
} from './menu-group.tsx';
export { MenuItem, type MenuItemProps } from './menu-item.tsx';
export { MenuSub, type MenuSubProps } from './menu-sub.tsx';
