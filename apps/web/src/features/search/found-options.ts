import type { Answer } from '@vizit/api-client/calls.ts'
import type { useT } from '@vizit/i18n/react/texts-provider.tsx'

type Found = Answer<'search'>
type Kind = Exclude<Found['order'][number], 'drugs'>
type Texts = ReturnType<typeof useT<'search'>>

/** A result: what is shown of it, and the address to which it leads. */
export interface FoundOption {
  readonly name: string
  readonly details: string
  readonly href: string
}

export interface FoundGroup {
  readonly kind: Kind
  /** How many were found: "12 врачей". */
  readonly count: string
  readonly options: readonly FoundOption[]
  /** The list with all of them, if not all are among the options. */
  readonly all: string | null
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** The results by group, the group with the best match first. */
export function foundGroups(found: Found, query: string, t: Texts): FoundGroup[] {
  const words = new URLSearchParams({ q: query })
  const groups: Record<Kind, Omit<FoundGroup, 'kind'>> = {
    doctors: {
      count: t('doctorsCount', { count: found.doctors.total }),
      all: `/doctors?${words}`,
      options: found.doctors.items.map(doctor => ({
        name: doctor.fullName,
        details: joined([doctor.specialities.join(', '), doctor.provider, doctor.towns.join(', ')]),
        href: `/clinics/${doctor.providerCode}/doctors/${doctor.doctorId}`,
      })),
    },
    specialities: {
      count: t('specialitiesCount', { count: found.specialities.total }),
      all: null,
      options: found.specialities.items.map(({ specialityId, speciality, doctorsCount }) => ({
        name: speciality,
        details: t('doctorsCount', { count: doctorsCount }),
        href: `/doctors?speciality=${specialityId}`,
      })),
    },
    medicalCentres: {
      count: t('medicalCentresCount', { count: found.medicalCentres.total }),
      all: `/medcenters?${words}`,
      options: found.medicalCentres.items.map(({ branch, provider, town, address, ...centre }) => ({
        name: branch,
        details: joined([provider, town, address]),
        href: `/clinics/${centre.providerCode}/branches/${centre.branchId}`,
      })),
    },
    services: {
      count: t('servicesCount', { count: found.services.total }),
      all: `/services?${words}`,
      options: found.services.items.map(({ name, direction, serviceId, medicalCentresCount }) => ({
        name,
        details: joined([direction, t('medicalCentresCount', { count: medicalCentresCount })]),
        href: `/services/${serviceId}`,
      })),
    },
  }
  return found.order.flatMap(kind => {
    if (kind === 'drugs') return []
    const group = groups[kind]
    return [{ kind, ...group, all: group.options.length < found[kind].total ? group.all : null }]
  })
}
