export {
  DialogBody as DrawerBody,
  DialogClose as DrawerClose,
  DialogDescription as DrawerDescription,
  DialogFooter as DrawerFooter,
  DialogHeader as DrawerHeader,
  DialogTitle as DrawerTitle,
  DialogTrigger as DrawerTrigger,
  type DialogBodyProps as DrawerBodyProps,
  type DialogCloseProps as DrawerCloseProps,
  type DialogDescriptionProps as DrawerDescriptionProps,
  type DialogFooterProps as DrawerFooterProps,
  type DialogHeaderProps as DrawerHeaderProps,
  type DialogTitleProps as DrawerTitleProps,
  type DialogTriggerProps as DrawerTriggerProps,
} from '../dialog/index.ts';
export * from './drawer.tsx';
