import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { covererOf } from '../store/programme-facts.ts'
import { coverageTopic } from '../store/untrue-messages.ts'
import { shortCaption } from './short-caption.ts'

interface Told {
  readonly accountId: string
  readonly profileId: string
  readonly programme: string
}

export type CoverageTold =
  | 'coverage-linked'
  | 'coverage-not-linked'
  | 'coverage-ended'
  | 'coverage-outgrown'
  | 'coverage-holder-deleted'

interface Recipient {
  readonly language: Language
  readonly isChild: boolean
  readonly firstName: string | null
}

/** Tells an account of its own programme or of a child's, also a grown one, whose first name the message says. */
export async function tellOfCoverage(
  trx: Kysely<DB>,
  template: CoverageTold,
  { accountId, profileId, programme }: Told,
  { notifications, quietHoursOf }: Pick<ProgrammesDeps, 'notifications' | 'quietHoursOf'>,
): Promise<void> {
  const { rows } = await sql<Recipient>`
    select a.language, r.rel_kind = 'CHILD' or r.is_grown_child as "isChild", p.first_name as "firstName"
    from account a
    join family_relation r on r.account_id = a.id and r.profile_id = ${profileId}
    join profile p on p.id = r.profile_id
    where a.id = ${accountId}`.execute(trx)
  const [to] = rows
  if (!to) return
  const { programCaption } = await covererOf(trx, programme, to.language)
  await notifications.notifyAccount(trx, accountId, {
    template,
    data: {
      programme: shortCaption(programCaption),
      ...(to.isChild && to.firstName ? { person: to.firstName } : {}),
    },
    opens: '/programmes',
    topic: coverageTopic(profileId, programme),
    quiet: await quietHoursOf(trx, accountId),
  })
}
