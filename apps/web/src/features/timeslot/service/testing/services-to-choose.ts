import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropFavourites } from '../../../../app/favourites/favourites.ts'
import { answer } from '../../../../testing/answer.ts'
import { branch, NOW, provider } from '../../../../testing/clinic.ts'
import { giving, groups, option, service } from '../../../../testing/services.ts'

export const about = `Снимите украшения. ${'Исследование идёт без боли и без подготовки. '.repeat(5)}`.trim()

export const services = [
  service('1', '11', { name: 'Кардиолог', forChildren: true, childrenAge: 6 }),
  service('2', '11', { name: 'ЭКГ', priceKind: 'range', priceTo: 70 }),
  service('3', '12', { name: 'Окулист', forChildren: true }),
  service('4', '20', {
    name: 'УЗИ печени',
    description: about,
    priceKind: 'from',
    options: [option('41', ['1', '2'], { covererCodes: ['epam'] }), option('42', ['2'], { priceFrom: 120 })],
  }),
  service('5', '20', { name: 'УЗИ почек' }),
]

/** The doctor who does the ultrasound at both branches. */
export const sonographer = giving(['4', '5'], '9', { at: ['1', '2'] })

export const doctors = [
  giving(['1', '2'], '7', { adult: true, children: true }),
  giving(['3'], '8', { adult: true, children: true }),
  sonographer,
  giving(['4'], '6', { at: ['2'] }),
]

/** Before each test of a file: a clinic of two branches, and the doctors of its five services. */
export function beginWithServices(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    answer('listLocations', [])
    answer('listProviders', [provider('demo', 'Центр «Вита»')])
    answer('listBranches', [branch('1', 'Филиал на Немиге'), branch('2', 'Филиал на Парковой')])
    answer('listServices', { ...groups, services })
    answer('listDoctors', doctors)
    answer('listDoctorTimeslots', [])
  })
  afterEach(() => {
    vi.useRealTimers()
    dropFavourites()
  })
}

/** Three requests lie between the first screen and the free times, which takes time on a busy machine. */
export const patient = { timeout: 5000 }
export const select = (label: string) => screen.findByLabelText<HTMLSelectElement>(label, {}, patient)
export const optionsOf = (list: HTMLSelectElement) => [...list.options].slice(1).map(({ text }) => text)
export const liverOpen = '/service?clinic=demo&direction=20&service=4'
