import { aChild, familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { comeOfAge } from './come-of-age.ts'

const world = await testWorld()
const { addChild, family, grant, joinBy, ledger, saveChild, ...acts } = familyActs(world.call)
/** Without the messages about how the family was formed. */
const textsTo = async (phone: string) =>
  (await acts.textsTo(phone)).filter(text => !text.includes('просьба войти'))
const { clock } = world
const nightly = () => comeOfAge(testServices(world))
/** Just after midnight in Minsk. */
const night = (date: string) => clock.set(new Date(`${date}T00:01:00+03:00`))

/** A family of two parents, a grandmother who may book for the child, and the child's own phone. */
async function grownFamily(birthday: string, phone: string) {
  clock.set('2026-01-10T06:00:00Z')
  const [anna, boris, granny] = await world.patients(3)
  if (!anna || !boris || !granny) throw new Error('three patients')
  await joinBy(anna, boris, 'SPOUSE')
  await joinBy(granny, anna, 'PARENT')
  const child = onlyChild(await addChild(anna, { ...aChild, birthday, isAnotherPerson: true }))
  await saveChild(anna, { _id: child, phone })
  await grant(anna, { profileId: granny.profileId, level: 'BOOK_VISITS', forProfileId: child })
  return { anna, boris, granny, child }
}

test('a month before, parents and child get one message; on the day the rights are reduced and they get another', async () => {
  const phone = '375447770001'
  const { anna, boris, granny, child } = await grownFamily('2008-04-15', phone)
  night('2026-03-14')
  await nightly()
  expect(await textsTo(anna.phone)).toEqual([])
  night('2026-03-15')
  // As on several servers, and again after a restart.
  const told = await Promise.all([nightly(), nightly(), nightly()])
  expect(told.reduce((sum, counts) => sum + counts.told, 0)).toBe(3)
  night('2026-03-16')
  expect(await nightly()).toEqual({ told: 0, grown: 0 })
  for (const { phone: to } of [anna, boris]) {
    expect(await textsTo(to)).toEqual([expect.stringMatching(/Пётр — 18 лет 15 апреля 2026/)])
  }
  expect(await textsTo(phone)).toEqual([expect.stringMatching(/15 апреля 2026.* вам исполнится 18 лет/)])
  // Only the earlier message about the grant; none about the birthday.
  expect(await textsTo(granny.phone)).toEqual([
    expect.stringMatching(/Пётр Иванов: теперь вам разрешено больше/),
  ])

  night('2026-04-14')
  await nightly()
  const before = (await family(anna)).find(({ profileId }: { profileId: string }) => profileId === child)
  expect(before.accessLevels).toHaveLength(7)
  night('2026-04-15')
  const grown = await Promise.all([nightly(), nightly()])
  expect(grown.reduce((sum, counts) => sum + counts.told, 0)).toBe(3)
  expect(grown.reduce((sum, counts) => sum + counts.grown, 0)).toBe(1)
  for (const who of [anna, boris, granny]) {
    const member = (await family(who)).find(({ profileId }: { profileId: string }) => profileId === child)
    expect(member).toMatchObject({
      relKind: 'OTHER',
      isGrownChild: who !== granny,
      accessLevels: ['VIEW_NAME'],
      profile: { birthday: null },
    })
  }
  expect(await textsTo(boris.phone)).toHaveLength(2)
  expect(await textsTo(phone)).toHaveLength(2)
  expect((await ledger(anna, child)).json.code).toBe('NOT_FOUND')
  const audited = world.db
    .selectFrom('audit')
    .select('action')
    .where('profile_id', '=', child)
    .orderBy('id', 'desc')
  expect((await audited.executeTakeFirstOrThrow()).action).toBe('grown-up')
})

test('a relative who booked for the child cannot change the visit any more; the grown child is told once of remaining visits', async () => {
  const phone = '375447770004'
  const { anna, granny, child } = await grownFamily('2008-04-15', phone)
  const remain = async () => (await textsTo(phone)).filter(text => text.includes('остались визиты'))
  clock.set('2026-03-20T06:00:00Z')
  for (const [booker, from] of [
    [anna, '2026-04-20T06:00:00Z'],
    [granny, '2026-04-21T06:00:00Z'],
  ] as const) {
    const [slot] = (await world.doctor({ from })).slots
    if (slot) expect((await world.book({ ...booker, profileId: child }, slot)).status).toBe(201)
  }
  await nightly()
  expect(await remain()).toEqual([])
  night('2026-04-15')
  await Promise.all([nightly(), nightly()])
  await nightly()
  expect(await remain()).toEqual([expect.stringContaining('Войдите по этому номеру')])
})

test('the place of a grown child is free for another one', async () => {
  clock.set('2026-01-10T06:00:00Z')
  const anna = await world.patient()
  for (const name of ['Ада', 'Эва', 'Ия', 'Уля', 'Яна'])
    await addChild(anna, { fullNameRu: `Еж ${name}`, birthday: name === 'Ада' ? '2008-02-01' : '2015-01-01' })
  expect((await addChild(anna, { fullNameRu: 'Еж Оля' })).json.code).toBe('FAMILY_LIMIT')
  night('2026-02-01')
  await nightly()
  expect((await addChild(anna, { fullNameRu: 'Еж Оля' })).status).toBe(201)
})

test('a person born on 29 February: messages a month before 1 March, and on 1 March', async () => {
  const { anna, child } = await grownFamily('2008-02-29', '375447770002')
  night('2026-01-31')
  await nightly()
  expect(await textsTo(anna.phone)).toEqual([])
  night('2026-02-01')
  await nightly()
  expect((await textsTo(anna.phone))[0]).toContain('1 марта 2026')
  const levels = async () =>
    (await family(anna)).find(({ profileId }: { profileId: string }) => profileId === child).accessLevels
      .length
  night('2026-02-28')
  await nightly()
  expect(await levels()).toBe(7)
  night('2026-03-01')
  await nightly()
  expect(await levels()).toBe(1)
})

test('nights without a server are made up for, each step once', async () => {
  const { anna } = await grownFamily('2008-05-05', '375447770003')
  night('2026-08-01')
  await nightly()
  await nightly()
  expect(await textsTo(anna.phone)).toEqual([expect.stringContaining('Пётр — уже 18 лет')])
})
