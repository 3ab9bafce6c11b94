import { Link } from '@tanstack/react-router'
import type { LinkComponent } from '@vizit/ui/shell/navigation-entries.tsx'

/** The router's link with the props that the shells of packages/ui use. */
export const NavigationLink: LinkComponent = ({ to, children, ...rest }) => (
  // The layout decides `current`, because it knows that / also shows the doctors.
  <Link to={to} activeProps={{}} {...rest}>
    {children}
  </Link>
)
