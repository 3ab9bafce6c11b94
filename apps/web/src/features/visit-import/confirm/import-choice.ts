import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { offersSaving, type VisitorType, visitorTypes } from '@vizit/domain/visit-import/visitor-type.ts'
import { isComplete, type Profile } from '../../../app/people/profile.ts'
import type { OwnVisit, PatientData } from '../import-types.ts'

export type Member = Profile['family'][number]

/** The choices for a visit (product §5, "Import form"). */
export interface ImportChoice {
  readonly types: readonly VisitorType[]
  /** The family member who matches the clinic's patient; then nothing is asked. */
  readonly target: Member | null
  readonly children: readonly Member[]
  readonly others: readonly Member[]
  /** True if the clinic's patient data may be saved to the user's profile and contain something new. */
  readonly savesOwn: boolean
  /** True if the user's programme keeps the profile, so that nothing of the clinic's data is saved there. */
  readonly isOwnKept: boolean
}

export function importChoice({ patient, targetId }: OwnVisit, profile: Profile): ImportChoice {
  const bookable = profile.family.filter(({ accessLevels }) => accessLevels.includes('BOOK_VISITS'))
  const isNew = isWhole(patient) && differs(patient, profile)
  const mayEdit = offersSaving('me', profile.userType) && profile.canEditProfile
  return {
    types: visitorTypes(patient.birthday, civilDateOf(Date.now())),
    target: bookable.find(({ profileId }) => profileId === targetId) ?? null,
    children: bookable.filter(({ relKind }) => relKind === 'CHILD'),
    others: bookable.filter(({ relKind }) => relKind !== 'CHILD' && relKind !== 'ME'),
    savesOwn: mayEdit && isNew,
    isOwnKept: isKept(profile) && !mayEdit && isNew,
  }
}

/** For an incomplete profile the data are saved by default; existing data are replaced only on request. */
export const savesAtFirst = (visitor: VisitorType, profile: Profile) =>
  visitor === 'child' || !isComplete(profile)

/** True for a member of a programme, also of one that covers them by a spouse or parent meanwhile. */
const isKept = ({ programs, waitingPrograms, familyPrograms }: Profile) =>
  programs.length > 0 || !!waitingPrograms || !!familyPrograms?.some(({ phones }) => phones)

const isWhole = ({ birthday, sex }: PatientData) => birthday !== null && sex !== null

const differs = ({ fullNameRu, birthday, sex }: PatientData, profile: Profile) =>
  fullNameRu !== profile.fullNameRu || birthday !== profile.birthday || sex !== profile.sex
