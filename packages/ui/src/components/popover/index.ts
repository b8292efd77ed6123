export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverTrigger,
  type PopoverAnchorProps,
  type PopoverCloseProps,
  type PopoverProps,
  type PopoverTriggerProps,
} from './popover.tsx';
export { PopoverContent, type PopoverContentProps } from './popover-content.tsx';
