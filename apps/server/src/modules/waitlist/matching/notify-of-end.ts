import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { WaitlistDeps } from '../deps.ts'
import { readWaitInWords } from '../store/wait-in-words.ts'

/**
 * Ends of a wait that need a message. Patients know of the others, because they caused them or were told
 * otherwise.
 */
const templates = { unanswered: 'wait-unanswered', 'too-late': 'wait-too-late' } as const
export type UnexpectedEnd = keyof typeof templates

export const isUnexpected = (reason: string | null): reason is UnexpectedEnd =>
  reason !== null && Object.hasOwn(templates, reason)

interface Ended {
  readonly waitId: string
  readonly accountId: string
  readonly reason: UnexpectedEnd
}

/** Tells an account that its wait has ended, with a link to wait again. */
export async function notifyOfEnd(
  trx: Kysely<DB>,
  { waitId, accountId, reason }: Ended,
  { notifications, publicUrl }: Pick<WaitlistDeps, 'notifications' | 'publicUrl'>,
): Promise<void> {
  const { what, again } = await readWaitInWords(trx, waitId)
  await notifications.notifyAccount(trx, accountId, {
    template: templates[reason],
    data: { what, link: `${publicUrl}${again}` },
    opens: again,
    topic: `wait:${waitId}`,
  })
}
