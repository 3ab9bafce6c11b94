import { screen, waitFor } from '@testing-library/react'
import { createScreenTexts } from '@vizit/i18n/screen-texts.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { branch, clinic, doctor } from '../../testing/clinic.ts'
import { config } from '../../testing/config.ts'
import { open } from '../../testing/open.tsx'

beforeEach(() => {
  answer('listLocations', [])
  answer('listFreeDates', { dates: [] })
  answer('listDoctorTimeslots', [])
  answer('listBranchTimeslots', [])
})

test("the screen's data is requested while the screen is loading, and not again when it is shown", async () => {
  const asked: unknown[][] = [
    answer('listProviders', [clinic('demo', 'Вита')]),
    answer('listBranches', [branch('1', 'Филиал')]),
    answer('listDoctors', [doctor('7')]),
  ]
  const came = Promise.withResolvers<void>()
  const texts = createScreenTexts('ru')
  const opening = open('/timeslot?clinic=demo', {
    texts: { ...texts, need: areas => came.promise.then(() => texts.need(areas)) },
  })
  // Later than the request of a screen that opens.
  asked.push(answer('readConfig', config))
  await waitFor(() => expect(asked.map(calls => calls.length)).toEqual([1, 1, 1, 1]))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  came.resolve()
  await opening
  await screen.findByRole('group', { name: 'Ковалевич Анна 7' })
  expect(asked.map(calls => calls.length)).toEqual([1, 1, 1, 1])
})
