import type { CallName } from '@vizit/api-client/calls.ts'
import type { Arrange } from './act.ts'
import * as codes from './codes.ts'
import * as documents from './documents.ts'
import * as drugAlerts from './drug-alerts.ts'
import * as family from './family.ts'
import * as favourites from './favourites.ts'
import * as guests from './guests.ts'
import * as imports from './imports.ts'
import * as insurerRequests from './insurer-requests.ts'
import * as invoices from './invoices.ts'
import * as joinRequests from './join-requests.ts'
import * as profile from './profile.ts'
import * as programmes from './programmes.ts'
import * as relatives from './relatives.ts'
import * as reminders from './reminders.ts'
import * as visits from './visits.ts'
import * as waits from './waits.ts'

/** For each call that is made on its own screen: what the user does there. */
export const rows: Partial<Record<CallName, Arrange>> = {
  ...visits,
  ...waits,
  ...family,
  ...relatives,
  ...joinRequests,
  ...profile,
  ...programmes,
  ...documents,
  ...imports,
  ...guests,
  ...reminders,
  ...codes,
  ...favourites,
  ...drugAlerts,
  ...insurerRequests,
  ...invoices,
}
