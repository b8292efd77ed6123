export {
  TenantName,
  type TenantNameProps,
  TenantSwitcher,
  tenantSwitcherLabels,
  type TenantSwitcherProps,
} from './tenant-switcher.tsx';
