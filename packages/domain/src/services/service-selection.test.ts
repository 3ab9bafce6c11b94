import { describe, expect, test } from 'vitest'
import { noService, partsInOrder, type ServiceChoice, servicePriorities } from './service-choice.ts'
import { type ServiceDoctor, servicePaths } from './service-paths.ts'
import { autoSelectSingles, chooseService, serviceOptions, validService } from './service-selection.ts'

const order = partsInOrder(servicePriorities)
const service = (
  id: string,
  parentId: string,
  ages: { children?: boolean; adults?: boolean; from?: number } = {},
) => ({
  id,
  parentId,
  hidden: false,
  hasDoctors: true,
  forAdult: ages.adults ?? true,
  forChildren: ages.children ?? true,
  childrenAge: ages.from ?? null,
})
const doctor = (id: string, ...places: [branchId: string, ...serviceIds: string[]][]): ServiceDoctor => ({
  id,
  adult: true,
  children: true,
  adultAge: null,
  adultAgeTo: null,
  childrenAge: null,
  childrenAgeTo: null,
  worksAt: places.map(([branchId, ...serviceIds]) => ({
    branchId,
    serviceMappings: serviceIds.map(serviceId => ({ serviceId })),
  })),
})

const catalogue = {
  subGroups: [
    { id: 'heart', parentId: 'consultations' },
    { id: 'eyes', parentId: 'consultations' },
  ],
  services: [
    service('cardiologist', 'heart'),
    service('ecg', 'heart', { adults: true, children: false }),
    service('oculist', 'eyes', { from: 6 }),
    service('ultrasound', 'diagnostics'),
    service('x-ray', 'diagnostics', { children: false }),
  ],
}
const doctors = [
  doctor('anna', ['centre', 'cardiologist', 'ecg', 'oculist']),
  doctor('boris', ['centre', 'cardiologist'], ['north', 'ecg']),
  doctor('vera', ['centre', 'ultrasound', 'x-ray'], ['north', 'ultrasound']),
]
const adults = servicePaths(catalogue, doctors, 18)
const chosen = (choice: Partial<ServiceChoice>): ServiceChoice => ({ ...noService, ...choice })

describe('product §4, "Service selection"', () => {
  const whole = chosen({
    directionId: 'consultations',
    subGroupId: 'heart',
    serviceId: 'cardiologist',
    branchId: 'centre',
    doctorId: 'boris',
  })

  test('a direction clears subgroup, service, branch', () =>
    expect(
      chooseService(adults, { ...whole, doctorId: null }, order, 'directionId', 'consultations'),
    ).toEqual(chosen({ directionId: 'consultations' })))

  test('a subgroup sets its direction and clears service, branch, doctor', () =>
    expect(chooseService(adults, { ...whole, directionId: null }, order, 'subGroupId', 'heart')).toEqual(
      chosen({ directionId: 'consultations', subGroupId: 'heart' }),
    ))

  test('a service clears branch and doctor and shows its branches', () => {
    const choice = chooseService(adults, whole, order, 'serviceId', 'ecg')
    expect(choice).toEqual({ ...whole, serviceId: 'ecg', branchId: null, doctorId: null })
    expect(serviceOptions(adults, choice, order).branchId).toEqual(['centre', 'north'])
  })

  test('a service found by search sets its subgroup and direction', () =>
    expect(chooseService(adults, whole, order, 'serviceId', 'ultrasound')).toEqual(
      chosen({ directionId: 'diagnostics', serviceId: 'ultrasound', doctorId: 'vera' }),
    ))

  test('a single remaining option is chosen, down to the doctor', () =>
    expect(chooseService(adults, noService, order, 'subGroupId', 'eyes')).toEqual({
      directionId: 'consultations',
      subGroupId: 'eyes',
      serviceId: 'oculist',
      branchId: 'centre',
      doctorId: 'anna',
    }))

  test('a direction with services outside its only subgroup does not choose that subgroup', () => {
    const tree = { ...catalogue, services: [...catalogue.services, service('check-up', 'consultations')] }
    const eyes = { ...tree, subGroups: tree.subGroups.filter(({ id }) => id === 'eyes') }
    const paths = servicePaths(eyes, [...doctors, doctor('dora', ['centre', 'check-up'])], 18)
    expect(chooseService(paths, noService, order, 'directionId', 'consultations').subGroupId).toBeNull()
  })

  test('a cleared choice stays cleared, with those that depended on it', () =>
    expect(chooseService(adults, whole, order, 'serviceId', null)).toEqual(
      chosen({ directionId: 'consultations', subGroupId: 'heart' }),
    ))

  test('another age keeps the choices that fit it and clears the others', () => {
    const child = servicePaths(catalogue, doctors, 5)
    expect(validService(child, whole, order)).toEqual(whole)
    const ecg = chosen({ directionId: 'consultations', subGroupId: 'heart', serviceId: 'ecg' })
    expect(validService(child, ecg, order)).toEqual({ ...ecg, serviceId: null })
    expect(autoSelectSingles(child, validService(child, ecg, order)).serviceId).toBe('cardiologist')
  })

  test('a direction without services for the age is removed', () => {
    const tree = { ...catalogue, services: catalogue.services.filter(({ id }) => id !== 'ultrasound') }
    const of = (age: number) => serviceOptions(servicePaths(tree, doctors, age), noService, order).directionId
    expect(of(18)).toEqual(['consultations', 'diagnostics'])
    expect(of(17)).toEqual(['consultations'])
  })

  test('if the branch comes first, it narrows the services, and choosing them keeps it', () => {
    const branchFirst = partsInOrder({ ...servicePriorities, branches: 0 })
    const north = chooseService(adults, noService, branchFirst, 'branchId', 'north')
    expect(serviceOptions(adults, north, branchFirst).serviceId).toEqual(['ecg', 'ultrasound'])
    expect(chooseService(adults, north, branchFirst, 'directionId', 'diagnostics')).toEqual(
      chosen({ directionId: 'diagnostics', serviceId: 'ultrasound', branchId: 'north', doctorId: 'vera' }),
    )
  })
})
