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

export function branchesOf({ branches }: Contents, names: ReferenceNames): Clinic['branches'] {
  return rowsWithoutProblems(branches).map(row => ({
    code: row.code,
    name: { ru: row.nameRu, be: row.nameBe, en: row.nameEn },
    address: { ru: row.addressRu, be: row.addressBe, en: row.addressEn },
    phones: row.phones,
    locationCode: names.location(row.location) ?? 0,
    latitude: row.latitude,
    longitude: row.longitude,
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
