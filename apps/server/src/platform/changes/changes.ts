import type { Topic } from '@vizit/contract/shapes/topic.ts'

/** Whose view has changed: accounts, and all accounts that are related to profiles. */
export type Concerned =
  | 'everyone'
  | { readonly accounts?: readonly string[]; readonly profiles?: readonly string[] }

/** Port of use-cases to the open pages of people: what they show of a topic is not true any more. */
export interface Changes {
  /**
   * Says so after the commit; it neither waits nor fails. Who loses a relation by the change is no longer
   * found by the profile, and is named as an account.
   */
  tell(topic: Topic, concerned: Concerned): void
}

/** What every server hears of a change, those that told it included. */
export interface Notice {
  readonly topic: Topic
  readonly accounts: 'everyone' | readonly string[]
}

/** `missed`: the news of some time were lost, so that anything may have changed. */
export type News = Notice | 'missed'
