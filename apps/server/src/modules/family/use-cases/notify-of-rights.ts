import { type GrantChoice, isMore } from '@vizit/domain/family/grant-choice.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { FamilyDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { wasNotifiedOfRights } from '../store/grants.ts'
import { nameOf } from '../store/people.ts'
import { rightsTopic } from '../store/rights-messages.ts'
import { nameForMessage } from './name-for-message.ts'

interface Granted {
  /** The account that holds the rights. */
  readonly holder: string
  /** The person on whom they hold the rights. */
  readonly profileId: string
  readonly choice: GrantChoice
  readonly before: GrantChoice
  readonly now: Date
}

/**
 * Tells a relative that they may do more for somebody than before, at most once a day per person, so that repeated
 * changes send no further messages. The message does not name the rights, because others may see the phone.
 * Returns whether it was sent.
 */
export async function notifyOfRights(
  trx: Kysely<DB>,
  { holder, profileId, choice, before, now }: Granted,
  { notifications, quietHoursOf }: Pick<FamilyDeps, 'notifications' | 'quietHoursOf'>,
): Promise<boolean> {
  if (!isMore(choice, before)) return false
  const since = new Date(now.getTime() - limits.rightsToldSeconds * 1000)
  if (await wasNotifiedOfRights(trx, { holder, profileId, since })) return false
  return notifications.notifyAccount(trx, holder, {
    template: 'rights-given',
    data: { name: nameForMessage(await nameOf(trx, profileId)) },
    opens: '/family',
    topic: rightsTopic(profileId, before),
    quiet: await quietHoursOf(trx, holder),
  })
}
