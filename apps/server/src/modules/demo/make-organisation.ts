import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Clinic, ClinicAssignment, ClinicBranch, ClinicDoctor } from '../clinic-import/public.ts'
import { chooseSpecialities } from './choose-specialities.ts'
import { makeBranches } from './make-branches.ts'
import { makeDoctor } from './make-doctor.ts'
import { peopleMaker } from './make-person.ts'
import { makeServices, servicesFor } from './make-services.ts'
import { daysAt, makeTimetable } from './make-timetable.ts'
import { nameOf, type Organisation } from './organisations.ts'
import type { Reference } from './reference.ts'
import { seededRandom } from './seeded-random.ts'

/** Makes a complete medical organisation from its short description. */
export function makeOrganisation(organisation: Organisation, reference: Reference, today: CivilDate): Clinic {
  const { code, accentColour } = organisation
  const branches = makeBranches(
    organisation,
    new Map(reference.towns.map(town => [town.name_ru, town])),
    today,
  )
  const specialities = chooseSpecialities(organisation, reference.specialities)
  const makePerson = peopleMaker(reference.names)
  const staff = specialities.map((speciality, index) => {
    const key = `${code}-${index}`
    return { key, index, speciality, doctor: makeDoctor(`d${index + 1}`, key, speciality, makePerson) }
  })
  return {
    ...{
      code,
      accentColour,
      name: nameOf(organisation),
      supportEmail: `support@${code}.example`,
      onlineBooking: true,
      isDemo: true,
    },
    branches,
    doctors: staff.map(({ doctor }) => doctor),
    photos: [],
    assignments: staff.flatMap(({ doctor, key, index, speciality }) => {
      const at = branchesOf(index, branches, key)
      const days = daysAt(at.length, key)
      return at.map((branch, which) =>
        assign(doctor, branch, {
          speciality: speciality.code,
          days: days[which] ?? [],
          key,
          reference,
          today,
        }),
      )
    }),
    ...makeServices(reference, { offered: new Set(specialities.map(({ code }) => code)), branches }),
    holidays: reference.holidays,
  }
}

/** Branches in turn; every sixth doctor also works at another branch of the same town. */
function branchesOf(index: number, branches: readonly ClinicBranch[], key: string): ClinicBranch[] {
  const own = branches[index % branches.length]
  if (!own) return []
  const near = branches.find(
    ({ code, locationCode }) => code !== own.code && locationCode === own.locationCode,
  )
  return near && seededRandom(key, 'two branches') < 1 / 6 ? [own, near] : [own]
}

interface Duty {
  speciality: string
  days: readonly number[]
  key: string
  reference: Reference
  today: CivilDate
}

function assign(doctor: ClinicDoctor, branch: ClinicBranch, duty: Duty): ClinicAssignment {
  const { speciality, key, reference } = duty
  return {
    doctor: doctor.code,
    branch: branch.code,
    speciality,
    policy: policyOf(key),
    services: servicesFor(reference.services, speciality, doctor),
    timetable: makeTimetable(duty),
    slots: [],
  }
}

/** Mostly open to everyone. */
function policyOf(key: string): ClinicAssignment['policy'] {
  const lot = seededRandom(key, 'policy')
  if (lot < 0.06) return 'registry'
  if (lot < 0.1) return 'second-visit'
  return lot < 0.13 ? 'programme' : 'open'
}
