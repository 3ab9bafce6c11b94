import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptsAge } from '../booking/age-limits.ts'
import { anyClinic, type ClinicOfServices } from './clinic-of-services.ts'
import {
  noService,
  partsInOrder,
  type ServiceChoice,
  type ServicePart,
  servicePriorities,
} from './service-choice.ts'
import { servicePaths } from './service-paths.ts'
import { autoSelectSingles, chooseService, serviceOptions, validService } from './service-selection.ts'

const order = partsInOrder(servicePriorities)
const ages = [-1, 0, 5, 6, 14, 15, 17, 18, 20, 21, 65, 66]
const anyAge = fc.constantFrom(...ages)
const anyOrder = fc
  .shuffledSubarray([1, 2, 3, 4], { minLength: 4 })
  .map(([directions = 1, subGroups = 2, services = 3, branches = 4]) =>
    partsInOrder({ directions, subGroups, services, branches }),
  )
const ids: Record<ServicePart, string[]> = {
  directionId: ['d1', 'd2'],
  subGroupId: ['g1', 'g2', 'g3'],
  serviceId: ['s1', 's2', 's3', 's4', 's5'],
  branchId: ['b1', 'b2'],
  doctorId: ['m1', 'm2', 'm3'],
}
const orNull = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: null })
const anyChoice: fc.Arbitrary<ServiceChoice> = fc.record({
  directionId: orNull(ids.directionId),
  subGroupId: orNull(ids.subGroupId),
  serviceId: orNull(ids.serviceId),
  branchId: orNull(ids.branchId),
  doctorId: orNull(ids.doctorId),
})

/** The reference implementation: asks the catalogue itself about one combination at a time. */
function isBookable({ catalogue, doctors }: ClinicOfServices, age: number, asked: ServiceChoice): boolean {
  const service = catalogue.services.find(({ id }) => id === asked.serviceId)
  const doctor = doctors.find(({ id }) => id === asked.doctorId)
  if (!service || !doctor || service.hidden || !service.hasDoctors) return false
  const group = catalogue.subGroups.find(({ id }) => id === service.parentId)
  if ((group?.id ?? null) !== asked.subGroupId) return false
  if ((group?.parentId ?? service.parentId) !== asked.directionId) return false
  const given = doctor.worksAt.some(
    place =>
      place.branchId === asked.branchId &&
      place.serviceMappings.some(({ serviceId }) => serviceId === asked.serviceId),
  )
  if (!given) return false
  if (age === -1) return service.forChildren && doctor.children
  const isForAge = age > 17 ? service.forAdult : service.forChildren && age >= (service.childrenAge ?? 0)
  return isForAge && acceptsAge(doctor, age)
}

/** Every combination that can be booked. */
function bookable(clinic: ClinicOfServices, age: number): ServiceChoice[] {
  const all: ServiceChoice[] = []
  for (const directionId of ids.directionId)
    for (const subGroupId of [null, ...ids.subGroupId])
      for (const serviceId of ids.serviceId)
        for (const branchId of ids.branchId)
          for (const doctorId of ids.doctorId) {
            const asked = { directionId, subGroupId, serviceId, branchId, doctorId }
            if (isBookable(clinic, age, asked)) all.push(asked)
          }
  return all
}

const has = (all: readonly ServiceChoice[], choice: Partial<ServiceChoice>) =>
  all.filter(way =>
    (Object.keys(choice) as ServicePart[]).every(part => (choice[part] ?? way[part]) === way[part]),
  )

/** product §4, "Service selection", sentence by sentence; then selects parts that have only one option left. */
function chooseAsWritten(
  all: readonly ServiceChoice[],
  choice: ServiceChoice,
  part: ServicePart,
  id: string,
) {
  const [first] = has(all, { [part]: id })
  if (!first) return choice
  const chosen: Record<ServicePart, ServiceChoice> = {
    directionId: { ...noService, directionId: id },
    subGroupId: { ...noService, directionId: first.directionId, subGroupId: id },
    serviceId: { ...first, serviceId: id, branchId: null, doctorId: null },
    branchId: { ...choice, branchId: id, doctorId: null },
    doctorId: { ...choice, doctorId: id },
  }
  const settled = { ...chosen[part] }
  for (const each of order) {
    const left = new Set(has(all, settled).map(way => way[each]))
    if (left.size === 1) settled[each] = [...left][0] ?? null
  }
  return settled
}

describe('for every combination', () => {
  test('a path is open exactly if it can be booked', () => {
    fc.assert(
      fc.property(anyClinic, anyAge, (clinic, age) => {
        const key = (way: ServiceChoice) => order.map(part => way[part]).join()
        const paths = new Set(servicePaths(clinic.catalogue, clinic.doctors, age).map(key))
        expect([...paths].sort()).toEqual(bookable(clinic, age).map(key).sort())
      }),
    )
  })

  test('an option is offered exactly if something can be booked with it and the earlier choices', () => {
    fc.assert(
      fc.property(anyClinic, anyAge, anyChoice, anyOrder, (clinic, age, choice, order) => {
        const all = bookable(clinic, age)
        const options = serviceOptions(servicePaths(clinic.catalogue, clinic.doctors, age), choice, order)
        order.forEach((part, at) => {
          const before = Object.fromEntries(order.slice(0, at).map(earlier => [earlier, choice[earlier]]))
          const offered = ids[part].filter(id => has(all, { ...before, [part]: id }).length > 0)
          expect(options[part].toSorted()).toEqual(offered)
        })
      }),
    )
  })

  test('choosing an offered option gives the expected selection', () => {
    fc.assert(
      fc.property(anyClinic, anyAge, anyChoice, fc.nat(), fc.nat(), (clinic, age, asked, at, which) => {
        const all = bookable(clinic, age)
        const paths = servicePaths(clinic.catalogue, clinic.doctors, age)
        const choice = validService(paths, asked, order)
        const part = order[at % order.length] ?? 'directionId'
        const offered = serviceOptions(paths, choice, order)[part]
        const id = offered[which % offered.length]
        if (!id) return
        expect(chooseService(paths, choice, order, part, id)).toEqual(chooseAsWritten(all, choice, part, id))
      }),
      { numRuns: 500 },
    )
  })
})

describe('for any sequence of choices and any order of priorities', () => {
  const anySteps = fc.array(fc.tuple(fc.constantFrom(...order), fc.nat(5)), { maxLength: 10 })

  test('the selection can be booked, and another age keeps only what can be booked', () => {
    fc.assert(
      fc.property(anyClinic, anyAge, anyAge, anyOrder, anySteps, (clinic, age, later, order, steps) => {
        const paths = servicePaths(clinic.catalogue, clinic.doctors, age)
        const end = steps.reduce<ServiceChoice>(
          // An index beyond the last id clears the choice.
          (choice, [part, at]) => chooseService(paths, choice, order, part, ids[part][at] ?? null),
          noService,
        )
        const fits = (choice: ServiceChoice, at: number) =>
          order.every(part => choice[part] === null) || has(bookable(clinic, at), choice).length > 0
        expect(fits(end, age)).toBe(true)
        const other = servicePaths(clinic.catalogue, clinic.doctors, later)
        expect(fits(autoSelectSingles(other, validService(other, end, order)), later)).toBe(true)
      }),
    )
  })

  test('an invalid link is corrected once, and a possible one is unchanged', () => {
    fc.assert(
      fc.property(anyClinic, anyAge, anyOrder, anyChoice, (clinic, age, order, link) => {
        const paths = servicePaths(clinic.catalogue, clinic.doctors, age)
        const mended = validService(paths, link, order)
        expect(validService(paths, mended, order)).toEqual(mended)
        const settled = autoSelectSingles(paths, mended)
        for (const part of order) if (mended[part] !== null) expect(settled[part]).toBe(mended[part])
        expect(autoSelectSingles(paths, settled)).toEqual(settled)
      }),
    )
  })
})
