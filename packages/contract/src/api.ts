import * as booking from './calls/booking.ts'
import * as catalogue from './calls/catalogue/catalogue.ts'
import * as doctorList from './calls/catalogue/doctor-list.ts'
import * as search from './calls/catalogue/search.ts'
import * as specialities from './calls/catalogue/specialities.ts'
import * as favouriteMedcenters from './calls/centres/favourites.ts'
import * as medcenters from './calls/centres/medcenters.ts'
import * as serviceList from './calls/centres/services.ts'
import * as cover from './calls/cover.ts'
import * as coverage from './calls/coverage.ts'
import * as activationCodes from './calls/documents/activation-codes.ts'
import * as documents from './calls/documents/documents.ts'
import * as tests from './calls/documents/tests.ts'
import * as drugAlerts from './calls/drugs/drug-alerts.ts'
import * as drugs from './calls/drugs/drugs.ts'
import * as stockFeed from './calls/drugs/stock-feed.ts'
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
import * as guestBooking from './calls/guests/booking.ts'
import * as guestVisit from './calls/guests/visit.ts'
import * as access from './calls/identity/access.ts'
import * as authEvents from './calls/identity/auth-events.ts'
import * as signInProof from './calls/identity/bot-check.ts'
import * as customToken from './calls/identity/custom-token.ts'
import * as devices from './calls/identity/devices.ts'
import * as emails from './calls/identity/emails.ts'
import * as freshCodes from './calls/identity/fresh-codes.ts'
import * as identity from './calls/identity/identity.ts'
import * as insurerRequests from './calls/insurer-requests.ts'
import * as invoices from './calls/invoices.ts'
import * as map from './calls/map.ts'
import * as membersFeed from './calls/members-feed.ts'
import * as push from './calls/notifications.ts'
import * as payers from './calls/payers.ts'
import * as profileDeletion from './calls/profile/deletion.ts'
import * as profileExport from './calls/profile/export.ts'
import * as ownProfile from './calls/profile/own-profile.ts'
import * as profilePhoto from './calls/profile/photo.ts'
import * as programmes from './calls/programmes.ts'
import * as reminders from './calls/reminders.ts'
import * as remoteConfig from './calls/remote-config.ts'
import * as reviews from './calls/reviews.ts'
import * as visitImport from './calls/visit-import.ts'
import * as sync from './calls/visits/sync.ts'
import * as visits from './calls/visits/visits.ts'
import * as waitlist from './calls/waitlist.ts'

/** Every call of the API by its name. */
export const api = {
  ...catalogue,
  ...search,
  ...specialities,
  ...doctorList,
  ...medcenters,
  ...serviceList,
  ...remoteConfig,
  ...frame,
  ...insurerRequests,
  ...map,
  ...freshCodes,
  ...identity,
  ...signInProof,
  ...customToken,
  ...authEvents,
  ...cover,
  ...programmes,
  ...payers,
  ...coverage,
  ...membersFeed,
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
  ...favouriteMedcenters,
  ...guestBooking,
  ...guestVisit,
  ...events,
  ...visits,
  ...sync,
  ...tests,
  ...documents,
  ...activationCodes,
  ...waitlist,
  ...reviews,
  ...push,
  ...reminders,
  ...visitImport,
  ...drugs,
  ...drugAlerts,
  ...stockFeed,
  ...invoices,
}
export type CallName = keyof typeof api
