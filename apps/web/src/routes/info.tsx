import { createFileRoute, redirect } from '@tanstack/react-router'

/** The portal's address of what Other says about the project. */
export const Route = createFileRoute('/info')({
  beforeLoad: () => {
    throw redirect({ to: '/other', replace: true })
  },
})
