import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'
import type { Message } from '../../notifications/public.ts'
import type { ReminderDefaults, ReminderDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { claimDue, type DueReminder, type ReminderOutcome, recordOutcomes } from '../store/due.ts'
import { preferencesOf, type ReminderPreferences, usualPreferences } from '../store/reminder-settings-row.ts'
import { decideReminder } from './decide-reminder.ts'
import { messageFor, reminderContent } from './reminder-message.ts'

type TellDeps = Pick<
  ReminderDeps,
  'database' | 'clock' | 'family' | 'settings' | 'notifications' | 'publicUrl'
>

/**
 * Sends all due reminders, some hundred per transaction: a reminder and its message in the outbox are committed
 * together. Returns how many it claimed.
 */
export async function sendDueReminders(deps: TellDeps): Promise<number> {
  let taken = 0
  for (;;) {
    const [{ reminders: defaults }, levels] = [await deps.settings(), await deps.family.accessLevels()]
    const claimed = await retryDeadlocks(() =>
      deps.database.db.transaction().execute(trx => sendSome(trx, { defaults, levels }, deps)),
    )
    if (claimed > 0) deps.notifications.nudge()
    taken += claimed
    if (claimed < limits.remindersAtOnce) return taken
  }
}

interface Terms {
  readonly defaults: ReminderDefaults
  readonly levels: AccessLevelsOverride
}

async function sendSome(trx: Kysely<DB>, { defaults, levels }: Terms, deps: TellDeps): Promise<number> {
  const now = deps.clock.now()
  const claimed = await claimDue(trx, now, limits.remindersAtOnce)
  const toSend: ReminderToSend[] = []
  const settled: ReminderOutcome[] = []
  for (const due of claimed) {
    const preferences = due.accountId === null ? usualPreferences(defaults) : preferencesOf(due, defaults)
    const decision = decideReminder(due, preferences, levels, now)
    if (decision.kind === 'send') toSend.push({ due, preferences, token: decision.mayAnswer ? draw() : null })
    else if (decision.kind === 'later') settled.push({ id: due.id, outcome: null, dueAt: decision.at })
    else settled.push({ id: due.id, outcome: 'useless' })
  }
  if (claimed.length > 0) await recordOutcomes(trx, [...settled, ...(await write(trx, toSend, deps))])
  return claimed.length
}

interface ReminderToSend {
  readonly due: DueReminder
  readonly preferences: ReminderPreferences
  readonly token: string | null
}

const draw = () => drawToken(limits.tokenBytes)

async function write(
  trx: Kysely<DB>,
  all: readonly ReminderToSend[],
  { notifications, publicUrl }: TellDeps,
): Promise<ReminderOutcome[]> {
  const linkOf = (token: string | null) => token && `${publicUrl}/r#${token}`
  const ofAccounts = all.flatMap(reminder =>
    reminder.due.accountId === null ? [] : [{ ...reminder, accountId: reminder.due.accountId }],
  )
  const ofGuests = all.filter(({ due }) => due.accountId === null)
  const notices = ofAccounts.map(({ accountId, due, preferences, token }) => ({
    accountId,
    message: messageFor(due, { link: linkOf(token), preferences }),
  }))
  const messages = ofGuests.map(({ due, preferences, token }) =>
    guestMessage(due, preferences, linkOf(token)),
  )
  const ids = [
    ...(await notifications.notifyAccounts(trx, notices)),
    ...(await notifications.enqueueAll(trx, messages)),
  ]
  return [...ofAccounts, ...ofGuests].map(({ due: { id }, token }, at) => {
    const messageId = ids[at]
    if (!messageId) return { id, outcome: 'unreachable' }
    return { id, outcome: 'told', messageId, replyHash: token === null ? null : hashToken(token) }
  })
}

function guestMessage(due: DueReminder, { quiet }: ReminderPreferences, link: string | null): Message {
  const { phone, language, startsAt } = due
  const said = reminderContent(due, link)
  return { ...said, channel: 'sms', to: phone ?? '', language, expiresAt: startsAt, quiet }
}
