import type { User } from '@vizit/contract/shapes/profile.ts'
import { seesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import { profileEditLock, userTypeOf } from '@vizit/domain/person/programme-user-type.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { countJoinRequests, fullNameOf, type Member } from '../../family/public.ts'
import { supportReferenceOf } from '../../identity/public.ts'
import { hasInvoices } from '../../invoices/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { contactOf } from '../store/accounts.ts'
import { emailsOf } from '../store/emails.ts'
import { coveringProgrammes, programmesKeeping } from '../store/programmes.ts'

/** The signed-in person (product §3, "User") with the family. */
export async function readUser(
  actor: Patient,
  language: Language,
  { database, clock, family }: Pick<ProfileDeps, 'database' | 'clock' | 'family'>,
): Promise<Omit<z.output<typeof User>, 'hashKey' | 'storeKey'>> {
  const { accountId } = actor
  const today = civilDateOf(clock.now())
  const [members, relatives, { phone }, emails, covering, keeping, deviceIdOfExistedUser, joinRequests] =
    await Promise.all([
      family.membersOf(actor),
      family.present(accountId),
      contactOf(database.db, accountId),
      emailsOf(database.db, accountId),
      coveringProgrammes(database.db, accountId, today),
      programmesKeeping(database.db, accountId, today),
      supportReferenceOf(database.db, accountId),
      countJoinRequests(database.db, accountId, clock.now()),
    ])
  const me = ownOf(members)
  const programmes = covering.filter(({ isOwn, coversToday }) => isOwn && coversToday)
  const throughFamily = covering
    .filter(({ isOwn }) => !isOwn)
    .map(programme => ({ ...programme, kept: keeping.find(({ code }) => code === programme.code) }))
    .filter(({ coversToday, kept }) => coversToday || !kept)
  const named = new Set([...programmes, ...throughFamily].map(({ code }) => code))
  const waiting = keeping.filter(({ code }) => !named.has(code))
  const profileIds = members.filter(seesInvoices).map(({ profileId }) => profileId)
  const fullNameRu = fullNameOf(me)
  return {
    userId: accountId,
    me: me.profileId,
    name: fullNameRu,
    firstName: me.firstName,
    lastName: me.lastName,
    middleName: me.middleName,
    fullNameRu,
    birthday: me.birthday,
    sex: me.sex,
    phones: [{ number: phone }],
    primaryPhone: phone,
    emails: emails.map(email => ({ ...email, usage: 'PRIMARY' })),
    waitingConfirmEmail: emails.some(({ confirmed }) => !confirmed),
    photoUrl: me.photoUrl,
    location: null,
    consentReceived: me.consentReceived,
    consentReceivedAt: me.consentReceivedAt && formatInstant(me.consentReceivedAt),
    canEditProfile: profileEditLock({ birthday: me.birthday, programmes: keeping.length }, today) === null,
    external: false,
    accessNotAuthorized: false,
    profileAttributes: null,
    deviceIdOfExistedUser,
    programs: programmes.map(({ code, caption, activatedOn, phones }) => ({
      coverer: code,
      programCaption: caption[language] ?? caption.ru,
      activatedAt: activatedOn,
      phones,
    })),
    ...(waiting.length > 0 && {
      waitingPrograms: waiting.map(({ code, caption, phones }) => ({
        coverer: code,
        programCaption: caption[language] ?? caption.ru,
        phones,
      })),
    }),
    ...(throughFamily.length > 0 && {
      familyPrograms: throughFamily.map(({ code, caption, kept }) => ({
        coverer: code,
        programCaption: caption[language] ?? caption.ru,
        ...(kept && { phones: kept.phones }),
      })),
    }),
    familyCoveredByProgram: programmes.some(({ coversFamily }) => coversFamily),
    userType: userTypeOf(programmes.map(({ kind }) => kind)),
    family: relatives,
    joinRequests,
    ...((await hasInvoices(database.db, profileIds)) && { hasInvoices: true }),
  }
}

export function ownOf(members: readonly Member[]): Member {
  const me = members.find(({ relKind }) => relKind === 'ME')
  if (!me) throw new Error('an account without a profile of its own')
  return me
}
