import type { CallName } from '@vizit/api-client/calls.ts'
import type { Topic } from '@vizit/contract/shapes/topic.ts'

const results = [
  'syncTests',
  'listTests',
  'showTest',
  'readTestValues',
  'readAnalyteTrend',
  'listReports',
  'listDocumentsConsents',
] as const

/** The calls that are repeated when a topic has changed. */
export const readsOfTopic: Readonly<Record<Topic, readonly CallName[]>> = {
  profile: ['readProfile', 'readExport', 'listBookingCapabilities', 'listServiceCapabilities'],
  family: [
    'readProfile',
    'readReminderSettings',
    'listGrants',
    'listJoinRequests',
    'readLedger',
    'listBookingCapabilities',
    'listServiceCapabilities',
    'listKnownDoctors',
    'listWaits',
    'showOffer',
    'syncVisits',
    'listVisits',
    'showVisit',
    'showMissedVisits',
    'showVisitReminder',
    'discoverVisits',
    'previewDeletion',
    ...results,
  ],
  holds: ['showHold'],
  visits: [
    'showHold',
    'syncVisits',
    'listVisits',
    'showVisit',
    'showMissedVisits',
    'discoverVisits',
    'readLedger',
    'listBookingCapabilities',
    'listServiceCapabilities',
    'listKnownDoctors',
    'listWaits',
    'showOffer',
    'showVisitReminder',
  ],
  devices: ['listDevices', 'readProfile'],
  config: ['readConfig'],
  waitlist: ['listWaits', 'showOffer'],
  reminders: ['readReminderSettings', 'showVisitReminder'],
  tests: [...results, 'readLedger'],
}
