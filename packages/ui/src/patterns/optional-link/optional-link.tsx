import { Link, type LinkProps } from '../../components/link/index.ts';

/** A Link; its content alone where there is no address. */
export function OptionalLink(props: LinkProps) {
  return props.href === undefined ? props.children : <Link {...props} />;
}
