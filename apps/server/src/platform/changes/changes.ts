import type { Topic } from '@vizit/contract/shapes/topic.ts'

/** Whose view has changed: accounts, and all accounts related to profiles. */
export type Concerned =
  | 'everyone'
  | { readonly accounts?: readonly string[]; readonly profiles?: readonly string[] }

/** Port by which use cases tell open pages that their data of a topic is outdated. */
export interface Changes {
  /**
   * Called after the commit; it does not wait and never fails. An account that lost its relation by the change
   * can no longer be found by the profile, so it is named as an account.
   */
  publish(topic: Topic, concerned: Concerned): void
}

/** The notification of a change, which every server receives, the sender included. */
export interface Notice {
  readonly topic: Topic
  readonly accounts: 'everyone' | readonly string[]
}

/** `missed`: notifications may have been lost, so anything may have changed. */
export type News = Notice | 'missed'
