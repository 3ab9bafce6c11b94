import { redirect } from '@tanstack/react-router'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import type { RouterContext } from './context.ts'
import { isComplete } from './profile.ts'
import { keepPlace } from './session/kept-place.ts'
import { session } from './session/session.ts'

interface Visited {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

/** Sends whoever isn't signed in to sign in first, and back here afterwards (product §2). */
export function signedInOnly({ location }: Visited): void {
  if (session.state() === 'signed-in') return
  keepPlace(location.href)
  throw redirect({ to: '/sign-in' })
}

/** A signed-in person has no business at sign-in (product §2). */
export function signedOutOnly(): void {
  if (session.state() === 'signed-in') throw redirect({ to: '/profile' })
}

/** Where a person starts: their visits once their name and birthday are known, else the doctors (product §2). */
export async function startingPlace({ client, queries }: RouterContext): Promise<'/visits' | '/timeslot'> {
  // Who can't be asked for now (offline) is known to the visits screen as well as to any other.
  const profile = await queries
    .fetchQuery({ ...callQuery(client, 'readProfile', {}), retry: false })
    .catch(() => null)
  return !profile || isComplete(profile) ? '/visits' : '/timeslot'
}

/** Unknown paths (product §2). */
export async function redirectUnknown({ context }: Visited): Promise<never> {
  if (session.state() !== 'signed-in') throw redirect({ to: '/sign-in' })
  throw redirect({ to: await startingPlace(context) })
}
