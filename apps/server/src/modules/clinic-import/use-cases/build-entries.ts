import { openingMinutes } from '@vizit/domain/schedule/opening-minutes.ts'
import { exceptionDates } from '../checks/branch-hours.ts'
import type { ReferenceNames } from '../checks/reference-names.ts'
import type { Clinic, ClinicPhoto } from '../clinic.ts'
import type { Contents } from '../files/read-tables.ts'
import { rowsWithoutProblems } from './rows-without-problems.ts'

export function clinicOf(
  { clinic }: Contents,
  photos: ReadonlyMap<string, ClinicPhoto>,
): Pick<
  Clinic,
  'code' | 'name' | 'supportEmail' | 'accentColour' | 'logoHash' | 'onlineBooking' | 'frameHosts'
> {
  const [row] = rowsWithoutProblems(clinic)
  if (!row) throw new Error('a clinic without problems has its row')
  const { code, supportEmail, accentColour, logo, onlineBooking, frameHosts } = row
  return {
    code,
    supportEmail,
    accentColour,
    logoHash: logo ? (photos.get(logo)?.hash ?? null) : null,
    onlineBooking,
    ...(frameHosts && { frameHosts }),
    name: { ru: row.nameRu, be: row.nameBe, en: row.nameEn },
  }
}

export function branchesOf(
  { branches, branchHours, branchExceptions }: Contents,
  names: ReferenceNames,
  photos: ReadonlyMap<string, ClinicPhoto>,
): Clinic['branches'] {
  const hours = Map.groupBy(rowsWithoutProblems(branchHours), ({ branch }) => branch)
  const exceptions = rowsWithoutProblems(branchExceptions)
  return rowsWithoutProblems(branches).map(row => ({
    code: row.code,
    name: { ru: row.nameRu, be: row.nameBe, en: row.nameEn },
    address: { ru: row.addressRu, be: row.addressBe, en: row.addressEn },
    phones: row.phones,
    locationCode: names.location(row.location) ?? 0,
    latitude: row.latitude,
    longitude: row.longitude,
    emails: row.emails ?? [],
    description: { ru: row.descriptionRu, be: row.descriptionBe, en: row.descriptionEn },
    gettingThere: { ru: row.gettingThereRu, be: row.gettingThereBe, en: row.gettingThereEn },
    photoHashes: [...new Set((row.photos ?? []).flatMap(path => photos.get(path)?.hash ?? []))],
    hours: (hours.get(row.code) ?? []).flatMap(({ days, opens, closes }) =>
      days.map(day => ({ day, ...openingMinutes(opens, closes) })),
    ),
    exceptions: exceptions
      .filter(({ branch }) => branch === null || branch === row.code)
      .flatMap(exception => {
        const { opens, closes, reasonRu, reasonBe, reasonEn } = exception
        const times = opens && closes ? openingMinutes(opens, closes) : { opens: null, closes: null }
        const reason = { ru: reasonRu, be: reasonBe, en: reasonEn }
        return exceptionDates(exception).map(date => ({ date, ...times, reason }))
      }),
  }))
}

export function doctorsOf(
  { doctors }: Contents,
  photos: ReadonlyMap<string, ClinicPhoto>,
): Clinic['doctors'] {
  return rowsWithoutProblems(doctors).map(row => ({
    code: row.code,
    lastName: { ru: row.lastNameRu, be: row.lastNameBe, en: row.lastNameEn },
    firstName: { ru: row.firstNameRu, be: row.firstNameBe, en: row.firstNameEn },
    middleName: { ru: row.middleNameRu, be: row.middleNameBe, en: row.middleNameEn },
    description: { ru: row.descriptionRu, be: row.descriptionBe, en: row.descriptionEn },
    qualification: { ru: row.qualificationRu, be: row.qualificationBe, en: row.qualificationEn },
    workStart: row.workStart,
    languages: row.languages ?? [],
    photoHash: row.photo ? (photos.get(row.photo)?.hash ?? null) : null,
    adult: row.adult,
    children: row.children,
    adultAge: row.adultAge,
    adultAgeTo: row.adultAgeTo,
    childrenAge: row.childrenAge,
    childrenAgeTo: row.childrenAgeTo,
  }))
}

export function groupsOf({ serviceGroups }: Contents): Clinic['serviceGroups'] {
  return rowsWithoutProblems(serviceGroups).map(row => ({
    code: row.code,
    parent: row.parent,
    name: { ru: row.nameRu, be: row.nameBe, en: row.nameEn },
  }))
}

export function servicesOf({ services }: Contents): Clinic['services'] {
  return rowsWithoutProblems(services).map(row => ({
    code: row.code,
    group: row.group,
    name: { ru: row.nameRu, be: row.nameBe, en: row.nameEn },
    description: { ru: row.descriptionRu, be: row.descriptionBe, en: row.descriptionEn },
    preparation: { ru: row.preparationRu, be: row.preparationBe, en: row.preparationEn },
    commonCode: row.commonCode,
    minutes: row.minutes,
    forAdult: row.forAdult,
    forChildren: row.forChildren,
    childrenAge: row.childrenAge,
    isDefault: row.isDefault,
    hidden: row.hidden,
    priceKind: row.price?.kind ?? null,
    priceFrom: row.price?.from ?? null,
    priceTo: row.price?.to ?? null,
  }))
}

export function optionsOf({ serviceOptions }: Contents): Clinic['serviceOptions'] {
  return rowsWithoutProblems(serviceOptions).map(row => ({
    service: row.service,
    code: row.code,
    name: { ru: row.nameRu, be: row.nameBe, en: row.nameEn },
    priceKind: row.price?.kind ?? null,
    priceFrom: row.price?.from ?? null,
    priceTo: row.price?.to ?? null,
    programmes: row.programmes ?? [],
    branches: row.branches ?? [],
  }))
}

export function holidaysOf({ holidays }: Contents): Clinic['holidays'] {
  return rowsWithoutProblems(holidays).map(({ date, name }) => ({ date, name }))
}
