import { listen } from '../../platform/changes/listen.ts'
import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import type { WaitlistDeps } from './deps.ts'
import { closePassedOffers } from './matching/close-passed-offers.ts'
import { endPointlessWaits } from './matching/end-pointless-waits.ts'
import { matchWaitlist, offerAllFreedTime } from './matching/match-waitlist.ts'

/** The background work that offers freed time to the waits. */
export interface Waitlist {
  /** Closes offers that were not answered in time, and offers what was freed. */
  work(): Promise<void>
  /** Ends useless waits and checks all free times again, which finds what a lost notification missed. */
  sweep(): Promise<void>
  begin(): Promise<void>
  end(): Promise<void>
}

const WORK_MS = 1000
const SWEEP_MS = 60_000
const CHANNEL = 'waitlist'

/**
 * Any number of servers do this at the same time (docs/decisions/0028). Each is notified when a timeslot is freed,
 * and each takes only rows that no other server has locked; when a server dies, the others find its rows again.
 */
export function createWaitlist(deps: WaitlistDeps): Waitlist {
  const work = async () => {
    const accounts = await closePassedOffers(deps)
    await offerAllFreedTime(deps)
    for (const accountId of new Set(accounts)) await matchWaitlist(accountId, deps)
  }
  const sweep = async () => {
    await endPointlessWaits(deps)
    await work()
    await matchWaitlist(null, deps)
  }
  let working: Repeating | undefined
  let sweeping: Repeating | undefined
  const listening = listen(deps.database, {
    channel: CHANNEL,
    said: text => (text === 'rights' ? sweeping?.nudge() : working?.nudge()),
    resumed: () => sweeping?.nudge(),
  })
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    deps.log.error({ kind: name, problem: code }, 'the waitlist waits')
  }
  return {
    work,
    sweep,
    begin: async () => {
      working = repeat(work, WORK_MS, failed)
      sweeping = repeat(sweep, SWEEP_MS, failed)
      sweeping.nudge()
      await listening.begin()
    },
    end: async () => {
      await listening.end()
      await Promise.all([working?.stop(), sweeping?.stop()])
    },
  }
}
