import * as booking from './calls/booking.ts'
import * as catalogue from './calls/catalogue.ts'
import * as familyChildren from './calls/family/children.ts'
import * as familyCodes from './calls/family/codes.ts'
import * as family from './calls/family/family.ts'
import * as familyGrants from './calls/family/grants.ts'
import * as familyLedger from './calls/family/ledger.ts'
import * as familyRelatives from './calls/family/relatives.ts'
import * as identity from './calls/identity.ts'
import * as ownProfile from './calls/profile/own-profile.ts'
import * as remoteConfig from './calls/remote-config.ts'
import * as visits from './calls/visits.ts'

/** Every call of the API by its name. */
export const api = { ...catalogue, ...remoteConfig, ...identity, ...ownProfile, ...family,
  ...familyChildren,
  ...familyRelatives,
  ...familyCodes,
  ...familyGrants,
  ...familyLedger,
  ...booking, ...visits }
export type CallName = keyof typeof api
