import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { moveGuestDataToAccount } from '../../app/browser-storage/move-guest-data-to-account.ts'
import { ownFavourites } from '../../app/favourites/favourites.ts'
import { isComplete } from '../../app/people/profile.ts'
import type { RouterContext } from '../../app/router/router-context.ts'
import { keepDraftsOfSameUser } from '../../app/session/draft-owner.ts'
import { returnPath, returnsToDrugs, takeReturnPath } from '../../app/session/return-path.ts'

/**
 * Where a user goes after signing in: back to where they were, through the profile if booking needs it (that screen
 * then returns there); otherwise to the start screen (product §2).
 */
export async function afterSignIn({ client, queries }: RouterContext): Promise<string> {
  const profile = await queries
    .fetchQuery({ ...callQuery(client, 'readProfile', {}), retry: false })
    .catch(() => null)
  if (profile) {
    keepDraftsOfSameUser(profile.userId)
    ownFavourites(profile.userId)
    moveGuestDataToAccount()
  }
  // The gated screen there says what is missing, and returns afterwards.
  if (profile?.accessNotAuthorized) return '/profile'
  const complete = !profile || isComplete(profile)
  if (returnPath() !== null && !complete && !returnsToDrugs()) return '/profile/edit'
  return takeReturnPath() ?? (complete ? '/visits' : '/timeslot')
}
