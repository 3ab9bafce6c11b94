import { attemptsIn } from '../../../platform/throttle/account-attempts.ts'
import type { AttemptBound } from '../../../platform/throttle/guess-bounds.ts'

export type { AttemptKeys } from '../../../platform/throttle/account-attempts.ts'

export type AttemptKind = 'wrong-code' | 'child-asked' | 'relative-asked' | 'sms-sent'
export type Bound = AttemptBound<AttemptKind>

export const { lockAttempts, secondsToWait, secondsUntilGuess, countAttempt } = attemptsIn<AttemptKind>({
  table: 'family_attempt',
  target: 'phone_hash',
})
