import { isAdultOn } from '@vizit/domain/person/age.ts'
import { comesOfAgeOn, isSoonOfAge } from '@vizit/domain/person/coming-of-age.ts'
import { addMonthsClamped, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { parentsOf } from '../store/children.ts'
import { type ChildComingOfAge, childrenBornBefore, noticeOnce } from '../store/children-coming-of-age.ts'
import { contactsOf } from '../store/contacts.ts'
import { accountsActingFor } from '../store/relations.ts'
import { endChildhood } from './end-childhood.ts'
import { notifyOfBookings, type TellingDeps } from './notify-of-bookings.ts'

interface Parts extends TellingDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly coverageEnds: OutgrownCover
}

/** Programmes that covered a person as a child (of `programmes`, which knows the family already). */
interface OutgrownCover {
  outgrownBy(
    trx: Kysely<DB>,
    grown: { readonly profileId: string; readonly birthday: CivilDate; readonly day: CivilDate },
  ): Promise<string[]>
  tellOfOutgrown(
    trx: Kysely<DB>,
    outgrown: {
      readonly profileId: string
      readonly programmes: readonly string[]
      readonly parents: readonly string[]
    },
  ): Promise<void>
}

/** In months. Younger children need no message yet. */
const LOOKED_AT = 17 * 12 + 10

/**
 * Tells the parents, and the child if a phone is known, a month before the child turns 18. On the birthday the
 * parents' rights shrink to the name and all are told again, also of programmes that cover children only; the child is also told
 * of planned visits that the parents booked. Each message is sent once, also when servers restart or run in parallel.
 */
export async function comeOfAge({
  database,
  clock,
  notifications,
  quietHoursOf,
  coverageEnds,
}: Parts): Promise<{ told: number; grown: number }> {
  const now = clock.now()
  const today = civilDateOf(now)
  const born = addMonthsClamped(today, -LOOKED_AT)
  const counts = { told: 0, grown: 0 }
  for (const child of await childrenBornBefore(database.db, born)) {
    const isGrown = isAdultOn(today, child.birthday)
    if (!isGrown && !isSoonOfAge(today, child.birthday)) continue
    counts.told += await database.db.transaction().execute(async trx => {
      const { profileId, birthday } = child
      const programmes = isGrown
        ? await coverageEnds.outgrownBy(trx, { profileId, birthday, day: today })
        : []
      const parents = isGrown
        ? await endChildhood(trx, child.profileId, now)
        : await parentsOf(trx, child.profileId)
      if (isGrown && parents.length > 0) {
        counts.grown += 1
        const bookedBy = await accountsActingFor(trx, profileId)
        await notifyOfBookings(trx, { profileId, bookedBy, now }, { notifications, quietHoursOf })
        await coverageEnds.tellOfOutgrown(trx, { profileId, programmes, parents })
      }
      return notifyFamily(trx, child, {
        kind: isGrown ? 'grown-up' : 'grows-up-soon',
        parents,
        now,
        enqueue: notifications.enqueue,
      })
    })
  }
  return counts
}

interface NotifyFamilyDeps {
  readonly kind: 'grows-up-soon' | 'grown-up'
  readonly parents: readonly string[]
  readonly now: Date
  readonly enqueue: TellingDeps['notifications']['enqueue']
}

async function notifyFamily(
  trx: Kysely<DB>,
  child: ChildComingOfAge,
  { kind, parents, now, enqueue }: NotifyFamilyDeps,
): Promise<number> {
  const contacts = await contactsOf(trx, parents)
  const day: CivilDate = comesOfAgeOn(child.birthday)
  const addressees = contacts.flatMap(({ phone, language }) =>
    phone === null ? [] : [{ phone, language, template: `child-${kind}` as const }],
  )
  const [parent] = contacts
  if (child.phone && parent && !addressees.some(({ phone }) => phone === child.phone)) {
    addressees.push({ phone: child.phone, language: parent.language, template: `own-${kind}` as never })
  }
  let told = 0
  for (const { phone, language, template } of addressees) {
    if (!(await noticeOnce(trx, { profileId: child.profileId, kind, phone, now }))) continue
    const data = { child: child.firstName ?? '', day }
    await enqueue(trx, { channel: 'sms', to: phone, language, template, data })
    told += 1
  }
  return told
}
