import { Link } from '@tanstack/react-router'
import type { LinkComponent } from '@vizit/ui/shell/place-items.tsx'

/** The router's link in the shape that the shells of packages/ui take. */
export const PlaceLink: LinkComponent = ({ to, children, ...rest }) => (
  // `current` is decided by the layout, which knows that / shows the doctors too.
  <Link to={to} activeProps={{}} {...rest}>
    {children}
  </Link>
)
