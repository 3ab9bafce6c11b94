import type { Topic } from '@vizit/contract/shapes/topic.ts'
import type { Concerned, Notice } from './changes.ts'

interface PendingChange {
  everyone: boolean
  readonly accounts: Set<string>
  readonly profiles: Set<string>
}

/** The accounts that see each of these profiles. */
export type AccountsOf = (profileIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>

/** Changes that are not sent yet, without duplicates. */
export class Pending {
  readonly #told = new Map<Topic, PendingChange>()

  get isEmpty(): boolean {
    return this.#told.size === 0
  }

  add(topic: Topic, concerned: Concerned): void {
    const told = this.#told.get(topic) ?? { everyone: false, accounts: new Set(), profiles: new Set() }
    this.#told.set(topic, told)
    if (concerned === 'everyone') {
      told.everyone = true
      return
    }
    for (const account of concerned.accounts ?? []) told.accounts.add(account)
    for (const profile of concerned.profiles ?? []) told.profiles.add(profile)
  }

  /** Puts back changes that could not be sent. */
  addAll(other: Pending): void {
    for (const [topic, { everyone, accounts, profiles }] of other.#told) {
      if (everyone) this.add(topic, 'everyone')
      this.add(topic, { accounts: [...accounts], profiles: [...profiles] })
    }
  }

  async notices(accountsOf: AccountsOf): Promise<Notice[]> {
    const profiles = new Set([...this.#told.values()].flatMap(told => [...told.profiles]))
    const related = profiles.size > 0 ? await accountsOf([...profiles]) : new Map<string, string[]>()
    return [...this.#told].map(([topic, told]) => {
      if (told.everyone) return { topic, accounts: 'everyone' }
      const seeing = [...told.profiles].flatMap(profile => related.get(profile) ?? [])
      return { topic, accounts: [...new Set([...told.accounts, ...seeing])] }
    })
  }
}
