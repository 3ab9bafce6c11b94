import * as booking from './calls/booking.ts'
import * as catalogue from './calls/catalogue.ts'
import * as identity from './calls/identity.ts'
import * as ownProfile from './calls/profile/own-profile.ts'
import * as remoteConfig from './calls/remote-config.ts'
import * as visits from './calls/visits.ts'

/** Every call of the API by its name. */
export const api = { ...catalogue, ...remoteConfig, ...identity, ...ownProfile, ...booking, ...visits }
export type CallName = keyof typeof api
