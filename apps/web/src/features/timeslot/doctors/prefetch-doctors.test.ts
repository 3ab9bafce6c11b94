import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../../app/api/client.ts'
import { createQueryClient } from '../../../app/api/query-client.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, clinic, doctor, NOW } from '../../../testing/clinic.ts'
import { config } from '../../../testing/config.ts'
import { prefetchDoctors } from './prefetch-doctors.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('each answer stays fresh as long as on the screen: doctors a minute, assignments an hour, the rest as configured', async () => {
  const asked = [
    answer('listDoctors', [doctor('7')]),
    answer('listBranches', [branch('1', 'Филиал')]),
    answer('listProviders', [clinic('demo', 'Вита')]),
    answer('readConfig', config),
  ]
  const queries = createQueryClient()
  const askedAfter = async (minutes: number) => {
    vi.setSystemTime(Date.parse(NOW) + minutes * 60_000)
    prefetchDoctors({ client, queries }, { clinic: 'demo' })
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    return asked.map(calls => calls.length)
  }
  expect(await askedAfter(0)).toEqual([1, 1, 1, 1])
  expect(await askedAfter(0.9)).toEqual([1, 1, 1, 1])
  expect(await askedAfter(2)).toEqual([2, 1, 1, 1])
  expect(await askedAfter(61)).toEqual([3, 2, 2, 1])
})
