export * from './anchor.tsx';
export * from './link.tsx';
export {
  type LinkNavigation,
  LinkNavigationProvider,
  useCreateHref,
  useNavigate,
} from './navigation.ts';
