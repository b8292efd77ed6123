export {
  DialogBody as DrawerBody,
  DialogClose as DrawerClose,
  DialogDescription as DrawerDescription,
  DialogFooter as DrawerFooter,
  DialogHeader as DrawerHeader,
  DialogTitle as DrawerTitle,
  DialogTrigger as DrawerTrigger,
} from '../dialog/index.ts';
export * from './drawer.tsx';
