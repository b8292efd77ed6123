export { Dialog, type DialogProps } from './dialog.tsx';
export {
  DialogBody,
  DialogFooter,
  type DialogBodyProps,
  type DialogFooterProps,
} from './dialog-body.tsx';
export { DialogContent, type DialogContentProps } from './dialog-content.tsx';
export {
  DialogDescription,
  DialogHeader,
  dialogLabels,
  DialogTitle,
  type DialogDescriptionProps,
  type DialogHeaderProps,
  type DialogTitleProps,
} from './dialog-header.tsx';
export { dialogStyles } from './styles.ts';
export {
  DialogClose,
  DialogTrigger,
  type DialogCloseProps,
  type DialogTriggerProps,
} from './dialog-trigger.tsx';
