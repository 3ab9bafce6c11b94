import { listen } from '../../platform/changes/listen.ts'
import { type Repeating, repeat } from '../../platform/lifecycle/repeat.ts'
import type { WaitlistDeps } from './deps.ts'
import { closePassedOffers } from './matching/close-passed-offers.ts'
import { endUselessWaits } from './matching/end-useless-waits.ts'
import { matchWaitlist, offerAllFreedTime } from './matching/match-waitlist.ts'

/** Time that frees up goes to those who wait for it, as long as this runs. */
export interface Waitlist {
  /** Passes on what nobody answered, and offers what was freed. */
  work(): Promise<void>
  /** Ends what is of no use any more, and looks through all that is free: what a lost message would have told. */
  sweep(): Promise<void>
  begin(): Promise<void>
  end(): Promise<void>
}

const WORK_MS = 1000
const SWEEP_MS = 60_000
const CHANNEL = 'waitlist'

/**
 * Any number of servers do this side by side (docs/decisions/0028): each is woken by what frees a timeslot, each takes
 * up rows that no other has in hand, and what one that dies had in hand the others find again.
 */
export function createWaitlist(deps: WaitlistDeps): Waitlist {
  const work = async () => {
    const accounts = await closePassedOffers(deps)
    await offerAllFreedTime(deps)
    for (const accountId of new Set(accounts)) await matchWaitlist(accountId, deps)
  }
  const sweep = async () => {
    await endUselessWaits(deps)
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
