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
  readonly options: readonly FoundOption[]
}

/** The results by group, the group with the best match first. */
export function foundGroups(found: Found, t: Texts): FoundGroup[] {
  const options: Record<Kind, readonly FoundOption[]> = {
    doctors: found.doctors.items.map(doctor => ({
      name: doctor.fullName,
      details: [doctor.specialities.join(', '), doctor.provider, doctor.towns.join(', ')].join(' · '),
      href: `/clinics/${doctor.providerCode}/doctors/${doctor.doctorId}`,
    })),
    specialities: found.specialities.items.map(({ specialityId, speciality, doctorsCount }) => ({
      name: speciality,
      details: t('doctorsCount', { count: doctorsCount }),
      href: `/specialities?speciality=${specialityId}`,
    })),
    medicalCentres: found.medicalCentres.items.map(({ branch, provider, town, address, ...centre }) => ({
      name: branch,
      details: [provider, town, address].join(' · '),
      href: `/clinics/${centre.providerCode}/branches/${centre.branchId}`,
    })),
    services: found.services.items.map(({ name, direction, provider, providerCode, serviceId }) => ({
      name,
      details: [direction, provider].join(' · '),
      href: `/service?clinic=${providerCode}&service=${serviceId}`,
    })),
  }
  return found.order.flatMap(kind => (kind === 'drugs' ? [] : [{ kind, options: options[kind] }]))
}
