import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, doctor, NOW, visit } from '../../../testing/clinic.ts'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'

export const cancelButton = () => screen.findByRole('button', { name: /^Отменить визит: / })

/** Before each test of a file: Anna with one planned visit. */
export function beginWithVisit(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    session.start(tokens)
    answer('readProfile', anna)
    answer('listProviders', [])
    answer('showVisit', visit)
    answer('listDoctors', [doctor('7')])
    answer('listBranches', [branch('1', 'Филиал на Немиге'), branch('2', 'Филиал на Сурганова')])
    answer('listVisits', { future: [visit], past: [] })
    answerSync([visit])
    const unpriced = { priceKind: null, priceFrom: null, priceTo: null }
    answer('listPayers', { price: unpriced, programmes: [], preferred: null })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
