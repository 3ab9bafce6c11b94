import type { Answer } from '@vizit/api-client/calls.ts'
import { doctor } from './clinic.ts'

type Catalogue = Answer<'listServices'>
type Service = Catalogue['services'][number]
type Option = Service['options'][number]

export const service = (id: string, parentId: string, parts: Partial<Service> = {}): Service => ({
  id,
  parentId,
  name: `Услуга ${id}`,
  code: `s${id}`,
  description: null,
  defaultService: false,
  forAdult: true,
  forChildren: false,
  childrenAge: null,
  duration: 60,
  hasDoctors: true,
  hidden: false,
  priceKind: 'fixed',
  priceFrom: 50,
  priceTo: null,
  options: [],
  ...parts,
})

export const option = (id: string, branchIds: string[], parts: Partial<Option> = {}): Option => ({
  id,
  code: `o${id}`,
  name: `Вариант ${id}`,
  priceKind: 'fixed',
  priceFrom: 80,
  priceTo: null,
  covererCodes: [],
  branchIds,
  ...parts,
})

/** A doctor (see `doctor`) who gives these services at all their places. */
export function giving(serviceIds: readonly string[], ...[id, parts]: Parameters<typeof doctor>) {
  const person = doctor(id, parts)
  return {
    ...person,
    worksAt: person.worksAt.map(place => ({
      ...place,
      serviceMappings: serviceIds.map(serviceId => ({ serviceId, duration: 60 })),
    })),
  }
}

/** Two directions; the first has two subgroups. */
export const groups: Pick<Catalogue, 'directions' | 'subGroups'> = {
  directions: [
    { id: '10', name: 'Консультации', parentId: null },
    { id: '20', name: 'УЗИ', parentId: null },
  ],
  subGroups: [
    { id: '11', name: 'Сердце', parentId: '10' },
    { id: '12', name: 'Зрение', parentId: '10' },
  ],
}
