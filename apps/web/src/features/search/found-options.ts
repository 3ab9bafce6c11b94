import type { Answer } from '@vizit/api-client/calls.ts'
import type { useT } from '@vizit/i18n/react/texts-provider.tsx'

type Found = Answer<'search'>
type Kind = Found['order'][number]
type Texts = ReturnType<typeof useT<'search'>>

/** A result: what is shown of it, and the address to which it leads. */
export interface FoundOption {
  readonly name: string
  readonly details: string
  readonly href: string
}

export interface FoundGroup {
  readonly kind: Kind | 'sections'
  /** How many were found: "12 врачей". */
  readonly count: string
  readonly options: readonly FoundOption[]
  /** The list with all of them, if not all are among the options. */
  readonly all: { readonly href: string; readonly label: string } | null
}

const SECTION_PATHS = { pharmacies: '/pharmacies/all', drugs: '/drugs' } as const

interface Asked {
  readonly query: string
  /** Undefined: all regions. */
  readonly town: number | undefined
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** The results by group, the group with the best match first. */
export function foundGroups(found: Found, { query, town }: Asked, t: Texts): FoundGroup[] {
  const named = found.understood?.town
  const understood = found.understood?.query ?? query
  const inNamed = (href: string) =>
    named ? `${href}${href.includes('?') ? '&' : '?'}town=${named.locationCode}` : href
  // A town comes first in the search, which counts all regions: so does the list to which the number leads.
  const words = new URLSearchParams({ q: query, ...(town && { town: '0' }) })
  const countOf = (kind: Kind) => t(`${kind}Count`, { count: found[kind].total })
  const list = (path: string, kind: Kind) =>
    named
      ? {
          href: inNamed(`${path}?${new URLSearchParams({ q: understood })}`),
          label: t('allInTown', { town: named.name }),
        }
      : { href: `${path}?${words}`, label: t(town ? 'allRegions' : 'all', { count: countOf(kind) }) }
  /** What the town has of it; if nothing, where the others are. */
  const inTown = (count: number, counted: string, href: string) =>
    (named || town) && count === 0
      ? { details: t('elsewhere'), href: `${href}${href.includes('?') ? '&' : '?'}town=0` }
      : { details: counted, href: inNamed(href) }
  const groups: Record<Kind, Omit<FoundGroup, 'kind' | 'count'>> = {
    doctors: {
      all: list('/doctors', 'doctors'),
      options: found.doctors.items.map(doctor => ({
        name: doctor.fullName,
        details: joined([doctor.specialities.join(', '), doctor.provider, doctor.towns.join(', ')]),
        href: `/clinics/${doctor.providerCode}/doctors/${doctor.doctorId}`,
      })),
    },
    specialities: {
      // No list has them by words.
      all: {
        href: town && !named ? `/specialities?town=${town}` : inNamed('/specialities'),
        label: t('bySpeciality'),
      },
      options: found.specialities.items.map(({ specialityId, speciality, doctorsCount }) => ({
        name: speciality,
        ...inTown(
          doctorsCount,
          t('doctorsCount', { count: doctorsCount }),
          `/doctors?speciality=${specialityId}`,
        ),
      })),
    },
    medicalCentres: {
      all: list('/medcenters', 'medicalCentres'),
      options: found.medicalCentres.items.map(({ branch, provider, town, address, ...centre }) => ({
        name: branch,
        // Most addresses begin with their town.
        details: joined([provider, address.includes(`${town},`) ? '' : town, address]),
        href: `/clinics/${centre.providerCode}/branches/${centre.branchId}`,
      })),
    },
    services: {
      all: list('/services', 'services'),
      options: found.services.items.map(({ name, direction, serviceId, medicalCentresCount: count }) => {
        const there = inTown(count, t('medicalCentresCount', { count }), `/services/${serviceId}`)
        return { name, ...there, details: joined([direction, there.details]) }
      }),
    },
    drugs: {
      // The register is that of the country: the town changes prices only.
      all: {
        href: `/drugs?${new URLSearchParams({ q: named ? understood : query })}`,
        label: t('all', { count: countOf('drugs') }),
      },
      options: found.drugs.items.map(({ drugId, name, inn, form }) => ({
        name,
        details: joined([inn ?? '', form ?? '']),
        href: `/drugs/${drugId}`,
      })),
    },
  }
  // Lists are of what has all words.
  const hasLists = found.understood?.by !== 'someWords'
  const inOrder = found.order.map(kind => {
    const group = groups[kind]
    const all = hasLists && group.options.length < found[kind].total ? group.all : null
    return { kind, count: countOf(kind), ...group, all }
  })
  // A server of an older release names none.
  const sections = (found.sections ?? []).map(name => ({
    name: t(name),
    details: '',
    href: inNamed(SECTION_PATHS[name]),
  }))
  const count = sections.map(({ name }) => name).join(', ')
  return count ? [{ kind: 'sections', count, options: sections, all: null }, ...inOrder] : inOrder
}
