import type { FamilyMember } from '@vizit/contract/shapes/profile.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Member, Relative } from '../member.ts'

type PresentedMember = z.output<typeof FamilyMember>

/** A member as calls show them: only the fields that the held level allows (product §3, §6). */
export function presentMember(member: Relative): PresentedMember {
  const { relKind, profileId, accessLevels, grantLevel, isNew, isGrownChild } = member
  const isCovered = member.coverers.some(({ ties }) => ties)
  return {
    relKind,
    isGrownChild,
    profileId,
    profile: { ...names(member), ...facts(member) },
    accessLevels: [...accessLevels],
    grantLevel,
    isNew,
    canDelete:
      relKind !== 'ME' && !isCovered && (relKind !== 'CHILD' || accessLevels.includes('EDIT_PROFILE')),
    coverers: accessLevels.includes('VIEW_COVERAGE')
      ? member.coverers.map(({ ties: _, ...coverer }) => coverer)
      : [],
    isManageable: accessLevels.includes('EDIT_PROFILE'),
    profileHint: null,
  }
}

/** Null: the person has not entered it. */
export function fullNameOf({
  lastName,
  firstName,
  middleName,
}: Pick<Member, 'lastName' | 'firstName' | 'middleName'>): string | null {
  return lastName && firstName ? joinFullName({ lastName, firstName, middleName }) : null
}

type Names = 'fullNameRu' | 'lastName' | 'firstName' | 'middleName'

function names(member: Member): Pick<PresentedMember['profile'], Names> {
  if (!member.accessLevels.includes('VIEW_NAME')) {
    return { fullNameRu: null, lastName: null, firstName: null, middleName: null }
  }
  const { lastName, firstName, middleName } = member
  return { fullNameRu: fullNameOf(member), lastName, firstName, middleName }
}

function facts(member: Relative): Omit<PresentedMember['profile'], Names> {
  const { accessLevels, birthday, sex, photoUrl, consentReceivedAt, phone } = member
  if (!accessLevels.includes('VIEW_COVERAGE')) {
    const hidden = { birthday: null, sex: null, photoUrl: null, phone: null }
    return { ...hidden, consentReceived: false, consentReceivedAt: null }
  }
  return {
    birthday,
    sex,
    photoUrl,
    consentReceived: consentReceivedAt !== null,
    consentReceivedAt: consentReceivedAt && formatInstant(consentReceivedAt),
    phone: accessLevels.includes('EDIT_PROFILE') ? phone : null,
  }
}
