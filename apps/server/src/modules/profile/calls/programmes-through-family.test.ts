import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

async function read({ bearer }: Awaited<ReturnType<typeof world.patient>>) {
  const path = '/api/v2/my/profile?version=0.1.0&apiClient=web'
  const { json } = await world.call('GET', path, { bearer, language: 'be' })
  return [json.programs.map(({ coverer }: { coverer: string }) => coverer), json.familyPrograms]
}

test('a programme of the spouse covers a person beside their own, and locks nothing', async () => {
  const [anna, pavel] = [await world.patient(), await world.patient()]
  await world.relate(pavel.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  await world.cover(pavel, { code: 'own', coversFamily: false })
  expect(await read(anna)).toEqual([[], undefined])
  await world.cover(pavel, { code: 'zavod', coversFamily: true })
  const ofFamily = [{ coverer: 'zavod', programCaption: 'Праграма zavod' }]
  expect(await read(anna)).toEqual([[], ofFamily])
  await world.cover(anna, { code: 'mir' })
  expect(await read(anna)).toEqual([['mir'], ofFamily])
  await world.cover(anna, { code: 'zavod', coversFamily: true })
  expect(await read(anna)).toEqual([['mir', 'zavod'], undefined])
})

test('a programme of a spouse or parent that begins while times can be booked is named with theirs, and ties nobody yet', async () => {
  const [anna, pavel] = [await world.patient(), await world.patient()]
  await world.relate(pavel.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  const relation = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const child = await world.relative(pavel.accountId, relation, { birthday: '2018-05-01' })
  await world.cover(pavel, { code: 'later', activatesOn: '2026-04-01', coversFamily: true })
  await world.cover(pavel, { code: 'far', activatesOn: '2026-06-01', coversFamily: true })
  expect(await read(anna)).toEqual([[], [{ coverer: 'later', programCaption: 'Праграма later' }]])
  const path = '/api/v2/my/profile?version=0.1.0&apiClient=web'
  const { json } = await world.call('GET', path, { bearer: pavel.bearer })
  expect(json.family.find(({ profileId }: { profileId: string }) => profileId === child)).toMatchObject({
    canDelete: true,
    coverers: [{ covererCode: 'later', status: 'INACTIVE', validFrom: '2026-04-01' }],
  })
})

test('a programme that locks the data of its own members does not lock those of the spouse', async () => {
  const [anna, pavel] = [await world.patient(), await world.patient()]
  await world.relate(pavel.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  await world.cover(pavel, { code: 'plant', coversFamily: true })
  const path = '/api/v2/my/profile?version=0.1.0&apiClient=web'
  const { json } = await world.call('GET', path, { bearer: anna.bearer })
  expect(json).toMatchObject({ canEditProfile: true, userType: 'REGULAR', familyCoveredByProgram: false })
})

test('a programme of the spouse is named before an own membership of it that begins later or is suspended', async () => {
  const [anna, pavel] = [await world.patient(), await world.patient()]
  await world.relate(pavel.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  const path = '/api/v2/my/profile?version=0.1.0&apiClient=web'
  const readAnna = async () => (await world.call('GET', path, { bearer: anna.bearer, language: 'be' })).json
  for (const code of ['both', 'card']) await world.cover(pavel, { code, coversFamily: true })
  await world.cover(pavel, { code: 'autumn', activatesOn: '2026-04-01', coversFamily: true })
  await world.cover(anna, { code: 'both', activatesOn: '2026-04-01', coversFamily: true })
  for (const code of ['card', 'autumn']) {
    const { memberId } = await world.cover(anna, { code, coversFamily: true })
    const row = world.db.updateTable('programme_member').where('id', '=', memberId)
    await row.set({ card: 'INACTIVE' }).execute()
  }
  const json = await readAnna()
  expect(json).toMatchObject({ programs: [], canEditProfile: false, userType: 'REGULAR' })
  expect(json.familyPrograms).toEqual([
    { coverer: 'both', programCaption: 'Праграма both', phones: [] },
    { coverer: 'card', programCaption: 'Праграма card', phones: [] },
  ])
  expect(json.waitingPrograms).toMatchObject([{ coverer: 'autumn' }])
})
