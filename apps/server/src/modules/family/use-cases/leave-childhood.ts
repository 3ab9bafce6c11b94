import { comesOfAgeOn } from '@vizit/domain/person/coming-of-age.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type ChildComingOfAge, noticeOnce } from '../store/children-coming-of-age.ts'
import { contactsOf } from '../store/contacts.ts'
import { accountsActingFor } from '../store/relations.ts'
import { endChildhood } from './end-childhood.ts'
import { notifyOfBookings, type TellingDeps } from './notify-of-bookings.ts'

export interface GrowingUpDeps extends TellingDeps {
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

/** What ended with the childhood of somebody who is 18; without parents it had ended before. */
export interface LeftChildhood {
  readonly parents: readonly string[]
  readonly programmes: readonly string[]
  readonly now: Date
}

/** Ends the parents' rights on a person who is 18, and returns what else ends with that. */
export async function leaveChildhood(
  trx: Kysely<DB>,
  { profileId, birthday }: Pick<ChildComingOfAge, 'profileId' | 'birthday'>,
  now: Date,
  { coverageEnds }: Pick<GrowingUpDeps, 'coverageEnds'>,
): Promise<LeftChildhood> {
  // Afterwards nobody covers the person as a child.
  const programmes = await coverageEnds.outgrownBy(trx, { profileId, birthday, day: civilDateOf(now) })
  return { parents: await endChildhood(trx, profileId, now), programmes, now }
}

/** Tells the parents and the grown child what ended, once; returns how many were told that the rights are over. */
export async function tellOfAdulthood(
  trx: Kysely<DB>,
  child: ChildComingOfAge,
  { parents, programmes, now }: LeftChildhood,
  deps: GrowingUpDeps,
): Promise<number> {
  const { profileId } = child
  if (parents.length > 0) {
    const bookedBy = await accountsActingFor(trx, profileId)
    await notifyOfBookings(trx, { profileId, bookedBy, now }, deps)
    await deps.coverageEnds.tellOfOutgrown(trx, { profileId, programmes, parents })
  }
  return tellFamily(trx, child, { kind: 'grown-up', parents, now }, deps)
}

interface FamilyTold {
  readonly kind: 'grows-up-soon' | 'grown-up'
  readonly parents: readonly string[]
  readonly now: Date
}

/** Tells the parents, and the child if a phone is known, once each. */
export async function tellFamily(
  trx: Kysely<DB>,
  child: ChildComingOfAge,
  { kind, parents, now }: FamilyTold,
  { notifications }: Pick<TellingDeps, 'notifications'>,
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
    await notifications.enqueue(trx, { channel: 'sms', to: phone, language, template, data })
    told += 1
  }
  return told
}
