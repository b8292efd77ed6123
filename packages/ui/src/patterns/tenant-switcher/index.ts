export {
  TenantName,
  type TenantNameProps,
  TenantSwitcher,
  type TenantSwitcherLabels,
  type TenantSwitcherProps,
} from './tenant-switcher.tsx';
