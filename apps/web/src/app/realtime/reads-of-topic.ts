import type { CallName } from '@vizit/api-client/calls.ts'
import type { Topic } from '@vizit/contract/shapes/topic.ts'

/** What is read again when a topic has changed. */
export const readsOfTopic: Readonly<Record<Topic, readonly CallName[]>> = {
  profile: ['readProfile', 'readExport'],
  family: ['readProfile', 'listBookingCapabilities'],
  visits: ['listVisits', 'listBookingCapabilities'],
  devices: ['readProfile'],
  config: ['readConfig'],
}
