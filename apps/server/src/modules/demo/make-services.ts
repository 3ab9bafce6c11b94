import type {
  Clinic,
  ClinicAssignment,
  ClinicBranch,
  ClinicDoctor,
  ClinicService,
  LocalText,
} from '../clinic-import/public.ts'
import type { Reference, ReferenceService, Speciality } from './reference.ts'
import { makeServiceOptions } from './service-options.ts'
import { textsOf } from './service-texts.ts'

/** Only the clinic adds these: an examination before a vaccination, a home visit, a remote consultation. */
const HIDDEN: ReadonlySet<string> = new Set(['303', '342', '343'])
/** In the catalogue, but no doctor provides them. */
const NOT_GIVEN: ReadonlySet<string> = new Set(['219', '236', '248'])

/**
 * The services of an organisation with these specialities, by direction; consultations are grouped by field too.
 */
export function makeServices(
  { services, specialities }: Reference,
  { offered, branches }: { offered: ReadonlySet<string>; branches: readonly ClinicBranch[] },
): Pick<Clinic, 'services' | 'serviceGroups' | 'serviceOptions'> {
  const own = services.filter(({ specialty_code }) => offered.has(specialty_code))
  const groups = own.flatMap(service => groupsOf(service, specialities.get(service.specialty_code)))
  return {
    serviceGroups: [...new Map(groups.map(group => [group.code, group])).values()],
    services: own.map(service => serviceOf(service, specialities.get(service.specialty_code))),
    serviceOptions: makeServiceOptions(new Set(own.map(({ id }) => id)), branches),
  }
}

const CONSULTATIONS = 'consultations'

const nameOf = (row: Record<'name_ru' | 'name_be' | 'name_en', string>): LocalText => ({
  ru: row.name_ru,
  be: row.name_be,
  en: row.name_en,
})

const groupOf = ({ direction }: ReferenceService, speciality: Speciality | undefined): string =>
  direction === CONSULTATIONS && speciality ? `${direction}-${speciality.group}` : direction

function groupsOf(service: ReferenceService, speciality: Speciality | undefined): Clinic['serviceGroups'] {
  const { direction, direction_ru, direction_be, direction_en } = service
  const name = { ru: direction_ru, be: direction_be, en: direction_en }
  const top = { code: direction, parent: null, name }
  const code = groupOf(service, speciality)
  if (!speciality || code === direction) return [top]
  const inside = { ru: speciality.group_ru, be: speciality.group_be, en: speciality.group_en }
  return [top, { code, parent: direction, name: inside }]
}

function serviceOf(row: ReferenceService, speciality: Speciality | undefined): ClinicService {
  return {
    code: `s${row.id}`,
    group: groupOf(row, speciality),
    name: nameOf(row),
    ...textsOf(row),
    // The listed service itself, so that all organisations of the demo give the same ones.
    commonCode: row.id,
    minutes: Number(row.duration_min),
    forAdult: row.for_adult === '1',
    forChildren: row.for_children === '1',
    childrenAge: row.children_age === '' || row.for_children !== '1' ? null : Number(row.children_age),
    isDefault: row.direction === CONSULTATIONS && row.name_ru.includes('первичный'),
    hidden: HIDDEN.has(row.id),
    priceKind: row.price_kind === '' ? null : (row.price_kind as ClinicService['priceKind']),
    priceFrom: row.price_from === '' ? null : Number(row.price_from),
    priceTo: row.price_to === '' ? null : Number(row.price_to),
  }
}

/** The services of the speciality that this doctor provides to the ages accepted. */
export function servicesFor(
  services: readonly ReferenceService[],
  speciality: string,
  { adult, children }: ClinicDoctor,
): ClinicAssignment['services'] {
  return services
    .filter(service => service.specialty_code === speciality && !NOT_GIVEN.has(service.id))
    .filter(service => (adult && service.for_adult === '1') || (children && service.for_children === '1'))
    .map(service => ({ service: `s${service.id}`, minutes: Number(service.duration_min) }))
}
