import type { CallName } from '@vizit/api-client/calls.ts'
import type { Topic } from '@vizit/contract/shapes/topic.ts'

/** What is read again when a topic has changed. */
export const readsOfTopic: Readonly<Record<Topic, readonly CallName[]>> = {
  profile: ['readProfile', 'readExport', 'listBookingCapabilities'],
  family: [
    'readProfile',
    'readReminderSettings',
    'listGrants',
    'readLedger',
    'listBookingCapabilities',
    'listWaits',
    'syncVisits',
  ],
  visits: [
    'syncVisits',
    'listVisits',
    'showVisit',
    'showMissedVisits',
    'discoverVisits',
    'readLedger',
    'listBookingCapabilities',
    'listWaits',
    'showOffer',
    'showVisitReminder',
  ],
  devices: ['listDevices', 'readProfile'],
  config: ['readConfig'],
  waitlist: ['listWaits', 'showOffer'],
  reminders: ['readReminderSettings', 'showVisitReminder'],
  tests: ['syncTests', 'listTests', 'showTest', 'listReports', 'listDocumentsConsents', 'readLedger'],
}
