export * from './anchor.tsx';
export * from './link.tsx';
export {
  isBrowserClick,
  type LinkNavigation,
  LinkNavigationProvider,
  useCreateHref,
  useNavigate,
} from './navigation.ts';
