import fc from 'fast-check'
import type { ListedServices, ServiceDoctor } from './service-paths.ts'

/** A medical organisation's services and doctors, as the catalogue lists them. */
export interface ClinicOfServices {
  readonly catalogue: ListedServices & { readonly directions: readonly { readonly id: string }[] }
  readonly doctors: readonly ServiceDoctor[]
}

const someOf = (...ids: string[]) => fc.constantFrom(...ids)
const directions = ['d1', 'd2']
const subGroups = ['g1', 'g2', 'g3']
const serviceIds = ['s1', 's2', 's3', 's4', 's5']
const branchIds = ['b1', 'b2']

const anyPlace = fc.record({
  branchId: someOf(...branchIds),
  serviceMappings: fc
    .uniqueArray(someOf(...serviceIds), { maxLength: 4 })
    .map(ids => ids.map(serviceId => ({ serviceId }))),
})

const anyDoctor = (id: string): fc.Arbitrary<ServiceDoctor> =>
  fc.record({
    id: fc.constant(id),
    adult: fc.boolean(),
    children: fc.boolean(),
    adultAge: fc.constantFrom(null, 21),
    adultAgeTo: fc.constantFrom(null, 65),
    childrenAge: fc.constantFrom(null, 3),
    childrenAgeTo: fc.constantFrom(null, 15),
    worksAt: fc.array(anyPlace, { minLength: 1, maxLength: 2 }),
  })

const anyService = (id: string) =>
  fc.record({
    id: fc.constant(id),
    parentId: someOf(...directions, ...subGroups),
    hidden: fc.constantFrom(false, false, true),
    hasDoctors: fc.constantFrom(true, true, false),
    forAdult: fc.boolean(),
    forChildren: fc.boolean(),
    childrenAge: fc.constantFrom(null, 0, 6),
  })

/** Small, so that it can be compared with a search through all combinations. */
export const anyClinic: fc.Arbitrary<ClinicOfServices> = fc.record({
  catalogue: fc.record({
    directions: fc.constant(directions.map(id => ({ id }))),
    subGroups: fc.tuple(...subGroups.map(id => someOf(...directions).map(parentId => ({ id, parentId })))),
    services: fc.tuple(...serviceIds.map(anyService)),
  }),
  doctors: fc.tuple(...['m1', 'm2', 'm3'].map(anyDoctor)),
})
