import type { Changes } from '../../../platform/changes/changes.ts'
import type { ProgrammesDeps } from '../deps.ts'

type Announcing = Pick<ProgrammesDeps, 'notifications' | 'changes'>

/** Tells the open pages of an account and of its family that programmes have changed. */
export function announceLinked(accountId: string, { changes, notifications }: Announcing): void {
  notifications.nudge()
  for (const topic of ['coverage', 'profile', 'family'] as const)
    changes.publish(topic, { accounts: [accountId] })
}

/** The same for people whose accounts are not known here. */
export function announceOfPeople(profiles: readonly string[], { changes, notifications }: Announcing): void {
  if (profiles.length === 0) return
  notifications.nudge()
  announceToPages(profiles, changes)
}

/** Tells the open pages alone: there is no message to send. */
export function announceToPages(profiles: readonly string[], changes: Changes): void {
  if (profiles.length === 0) return
  for (const topic of ['coverage', 'profile', 'family'] as const) changes.publish(topic, { profiles })
}
