import * as access from './calls/access.ts'
import * as activationCodes from './calls/activation-codes.ts'
import * as authEvents from './calls/auth-events.ts'
import * as booking from './calls/booking.ts'
import * as catalogue from './calls/catalogue.ts'
import * as customToken from './calls/custom-token.ts'
import * as devices from './calls/devices.ts'
import * as documents from './calls/documents.ts'
import * as emails from './calls/emails.ts'
import * as events from './calls/events.ts'
import * as familyChildren from './calls/family/children.ts'
import * as familyCodes from './calls/family/codes.ts'
import * as family from './calls/family/family.ts'
import * as familyGrants from './calls/family/grants.ts'
import * as familyJoinRequests from './calls/family/join-requests.ts'
import * as familyLedger from './calls/family/ledger.ts'
import * as familyRelatives from './calls/family/relatives.ts'
import * as favourites from './calls/favourites.ts'
import * as frame from './calls/frame.ts'
import * as freshCodes from './calls/fresh-codes.ts'
import * as guestBooking from './calls/guest/booking.ts'
import * as guestVisit from './calls/guest/visit.ts'
import * as identity from './calls/identity.ts'
import * as imports from './calls/imports/imports.ts'
import * as profileDeletion from './calls/profile/deletion.ts'
import * as profileExport from './calls/profile/export.ts'
import * as ownProfile from './calls/profile/own-profile.ts'
import * as profilePhoto from './calls/profile/photo.ts'
import * as programmes from './calls/programmes.ts'
import * as push from './calls/push.ts'
import * as reminders from './calls/reminders.ts'
import * as remoteConfig from './calls/remote-config.ts'
import * as signInProof from './calls/sign-in-proof.ts'
import * as specialities from './calls/specialities.ts'
import * as sync from './calls/sync.ts'
import * as tests from './calls/tests.ts'
import * as visits from './calls/visits.ts'
import * as waitlist from './calls/waitlist.ts'

/** Every call of the API by its name. */
export const api = {
  ...catalogue,
  ...specialities,
  ...remoteConfig,
  ...frame,
  ...freshCodes,
  ...identity,
  ...signInProof,
  ...customToken,
  ...authEvents,
  ...programmes,
  ...devices,
  ...emails,
  ...access,
  ...ownProfile,
  ...profilePhoto,
  ...profileExport,
  ...profileDeletion,
  ...family,
  ...familyChildren,
  ...familyRelatives,
  ...familyCodes,
  ...familyJoinRequests,
  ...familyGrants,
  ...familyLedger,
  ...booking,
  ...favourites,
  ...guestBooking,
  ...guestVisit,
  ...events,
  ...visits,
  ...sync,
  ...tests,
  ...documents,
  ...activationCodes,
  ...waitlist,
  ...push,
  ...reminders,
  ...imports,
}
export type CallName = keyof typeof api
