import type { User } from '@vizit/contract/shapes/profile.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FamilyDeps } from '../deps.ts'
import type { Member } from '../public.ts'
import { phoneOf } from '../store/profiles.ts'

type UserAnswer = z.output<typeof User>

/** The signed-in person (product §3, "User") with the family they act for. */
export async function readUser(actor: Patient, { database, family }: FamilyDeps): Promise<UserAnswer> {
  const [members, phone] = await Promise.all([family.membersOf(actor), phoneOf(database.db, actor.accountId)])
  const me = members.find(({ relKind }) => relKind === 'ME')
  if (!me) throw new Error('an account without a profile of its own')
  const fullNameRu = fullNameOf(me)
  return {
    userId: actor.accountId,
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
    emails: [],
    waitingConfirmEmail: false,
    photoUrl: null,
    location: null,
    consentReceived: me.consentReceived,
    canEditProfile: true,
    external: false,
    accessNotAuthorized: false,
    programs: [],
    familyCoveredByProgram: false,
    userType: 'REGULAR',
    family: members.map(familyMember),
  }
}

function familyMember(member: Member): UserAnswer['family'][number] {
  const { relKind, profileId, birthday, sex, consentReceived, accessLevels, grantLevel } = member
  return {
    relKind,
    profileId,
    profile: { fullNameRu: fullNameOf(member), birthday, sex, consentReceived },
    accessLevels: [...accessLevels],
    grantLevel,
    coverers: [],
    isManageable: accessLevels.includes('EDIT_PROFILE'),
    profileHint: null,
  }
}

function fullNameOf({ lastName, firstName, middleName }: Member): string | null {
  return lastName && firstName ? joinFullName({ lastName, firstName, middleName }) : null
}
