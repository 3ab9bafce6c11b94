import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
const { coveredPatient, payers, doctor } = programmesToBook(world)

test('of a programme that was chosen and does not cover the patient, it is said why, and since when', async () => {
  const { slot } = await doctor()
  const notCovering = async ({ code, patient }: Awaited<ReturnType<typeof coveredPatient>>) =>
    (await payers(patient, slot(0), { programId: code })).json.notCovering
  const ends = await coveredPatient({}, { endsOn: '2026-03-02' })
  expect(await notCovering(ends)).toEqual({
    ...{ programId: ends.code, programCaption: `Программа ${ends.code}`, phones: '' },
    ...{ reason: 'ended', date: '2026-03-02' },
  })
  const unasked = async (patient: Parameters<typeof payers>[0]) => (await payers(patient, slot(0))).json
  expect(await unasked(ends.patient)).toMatchObject({
    programmes: [],
    notCovering: { programId: ends.code, reason: 'ended', date: '2026-03-02' },
  })
  const begins = await coveredPatient({}, { activatesOn: '2026-05-01' })
  expect((await unasked(begins.patient)).notCovering).toMatchObject({
    reason: 'not-begun',
    date: '2026-05-01',
  })
  expect(await unasked(await world.patient())).not.toHaveProperty('notCovering')
  const left = await coveredPatient()
  expect(await notCovering(left)).toBeUndefined()
  await world.call('DELETE', `/api/v2/my/coverage/${left.coverageId}`, { bearer: left.patient.bearer })
  expect(await notCovering(left)).toMatchObject({ reason: 'over', date: '2026-03-02' })
  expect(await notCovering({ ...left, code: ends.code })).toMatchObject({ reason: 'person' })
})

test('before the first day of a programme of the parent a child is told so, too', async () => {
  const { slot } = await doctor()
  for (const end of [{}, { endsOn: '2026-04-10' }]) {
    const days = { activatesOn: '2026-04-01', ...end, coversFamily: true }
    const { code, patient } = await coveredPatient({}, days)
    const child = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
    const profileId = await world.relative(patient.accountId, child, { birthday: '2018-05-01' })
    expect((await payers({ ...patient, profileId }, slot(0))).json).toMatchObject({
      programmes: [],
      notCovering: { programId: code, reason: 'not-begun', date: '2026-04-01' },
    })
  }
})

test('a programme that ended long ago is none of which anything is said', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({}, { activatesOn: '2025-01-01', endsOn: '2025-12-01' })
  const { json } = await payers(patient, slot(0), { programId: code })
  expect(json.notCovering).toMatchObject({ reason: 'person' })
})
