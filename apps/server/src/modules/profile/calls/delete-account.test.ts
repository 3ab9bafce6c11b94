import { tablesContainingText } from '@vizit/test-kit/database/tables-containing-text.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { hashToken } from '../../../platform/secret/one-time-code.ts'
import { deletionActs } from '../testing/deletion-acts.ts'

const world = await testWorld()
const { db } = world
const path = '/api/v2/my/profile'

const { code, confirm, messages, preview, profileRow, remove, somebody, slotsOf } = deletionActs(world)

test('of a person who never visited a clinic nothing remains, and the phone can open a new account', async () => {
  const anna = await somebody('Незабудкина')
  const signedIn = await remove(anna)
  expect(signedIn.status).toBe(204)
  expect(await profileRow(anna.profileId)).toBeUndefined()
  expect(await tablesContainingText(db, 'Незабудкина')).toEqual([])
  expect(await tablesContainingText(db, anna.phone)).toEqual(['outbox'])
  expect((await messages(anna.email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Визит: ваш профиль удалён'),
  ])
  expect((await world.call('GET', path, { bearer: anna.bearer })).status).toBe(401)
})

test('a device that comes back weeks later learns that the account was deleted, and deletes its store', async () => {
  const anna = await somebody('Ромашкина')
  const refreshToken = 'of the phone in the drawer'
  await db
    .updateTable('session')
    .set({ refresh_hash: hashToken(refreshToken) })
    .where('account_id', '=', anna.accountId)
    .execute()
  await remove(anna)
  const body = { refreshToken, deviceId: anna.deviceId }
  const refreshed = await world.call('POST', '/api/v2/my/session/refresh', { body })
  expect([refreshed.status, refreshed.json]).toMatchObject([
    401,
    { attributes: { signedOut: true, accountDeleted: true } },
  ])
})

test('a device whose last refresh got no answer learns it too, although its token was already spent', async () => {
  const anna = await somebody('Васильева')
  const [spent, deviceId] = ['whose answer was lost', anna.deviceId]
  await db
    .updateTable('session')
    .set({ refresh_hash: hashToken(spent) })
    .where('account_id', '=', anna.accountId)
    .execute()
  const refresh = (refreshToken: string) =>
    world.call('POST', '/api/v2/my/session/refresh', { body: { refreshToken, deviceId } })
  const { json } = await refresh(spent)
  await remove(anna)
  for (const refreshToken of [spent, json.refreshToken]) {
    expect((await refresh(refreshToken)).json.attributes).toEqual({ signedOut: true, accountDeleted: true })
  }
  expect((await refresh('of nobody')).json.attributes).toEqual({})
})

test('requests sent to others in the person’s name are deleted too', async () => {
  const [anna, mother] = [await somebody('Гвоздикина'), await world.patient()]
  const now = world.clock.now()
  await db
    .insertInto('outbox')
    .values({
      channel: 'sms',
      recipient: mother.phone,
      language: 'ru',
      template: 'family-code',
      data: JSON.stringify({ name: 'Мария Гвоздикина' }),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await db
    .insertInto('relative_request')
    .values({
      id: crypto.randomUUID(),
      account_id: mother.accountId,
      rel_kind: 'OTHER',
      phone: anna.phone,
      last_name: 'Гвоздикина',
      first_name: 'Мария',
      birthday: '1985-06-15',
      sex: 'FEMALE',
      expires_at: now,
    })
    .execute()
  await remove(anna)
  expect(await tablesContainingText(db, 'Гвоздикина')).toEqual([])
})

test('messages to an address that another account has confirmed are not deleted', async () => {
  const [anna, eva] = [await world.patient(), await somebody('Сиренева')]
  const now = world.clock.now()
  await db
    .insertInto('account_email')
    .values({ account_id: anna.accountId, usage: 'PRIMARY', address: eva.email, created_at: now })
    .execute()
  const letter = { channel: 'email', recipient: eva.email, language: 'ru', template: 'account-deleted' }
  await db
    .insertInto('outbox')
    .values({ ...letter, data: '{}', created_at: now })
    .execute()
  await remove(anna)
  expect(await messages(eva.email)).toHaveLength(1)
  await remove(eva)
})

test('visits of a person for whom the account may not book are neither shown nor cancelled', async () => {
  const anna = await somebody('Лилеева')
  const relation = { relKind: 'OTHER', level: 'BOOK_VISITS' } as const
  const grown = await world.relative(anna.accountId, relation, { firstName: 'Рита' })
  const [slot] = (await world.doctor()).slots
  if (slot) expect((await world.book({ ...anna, profileId: grown }, slot)).status).toBe(201)
  await world.relate(anna.accountId, grown, { relKind: 'OTHER', level: 'VIEW_NAME' })
  expect((await preview(anna)).plannedVisits).toEqual([])
  expect((await remove(anna)).status).toBe(204)
  const [visit] = await db.selectFrom('visit').select('status').where('profile_id', '=', grown).execute()
  expect(visit?.status).toBe('reserved')
  expect(await profileRow(grown)).toMatchObject({ first_name: 'Рита' })
})

test('visits booked for adult relatives stay: they are counted before, and the patients are told', async () => {
  const [anna, father, mother] = [await somebody('Ирисова'), await world.patient(), await world.patient()]
  const relation = { relKind: 'PARENT', level: 'BOOK_VISITS' } as const
  await world.relate(anna.accountId, father.profileId, relation)
  // A person without an account, for whom another account may act too.
  const grandfather = await world.relative(anna.accountId, relation, { firstName: 'Ян' })
  await world.relate(mother.accountId, grandfather, relation)
  const phone = '375447780001'
  await db.insertInto('profile_phone').values({ profile_id: grandfather, phone }).execute()
  const { slots } = await world.doctor({ slots: 3 })
  for (const [at, profileId] of [father.profileId, grandfather, grandfather].entries()) {
    const slot = slots[at]
    if (slot) expect((await world.book({ ...anna, profileId }, slot)).status).toBe(201)
  }
  expect(await preview(anna)).toMatchObject({ plannedVisits: [], bookingsForOthers: 3 })
  expect((await remove(anna)).status).toBe(204)
  const remain = async (to: string) =>
    (await messages(to)).map(({ text }) => text).filter(text => text.includes('остались визиты'))
  expect(await remain(father.phone)).toEqual([expect.stringContaining('«Визиты»')])
  expect(await remain(phone)).toEqual([expect.stringContaining('Войдите по этому номеру')])
  const visits = await db
    .selectFrom('visit')
    .select('status')
    .where('profile_id', 'in', [father.profileId, grandfather])
    .execute()
  expect(visits.map(({ status }) => status)).toEqual(['reserved', 'reserved', 'reserved'])
})

test('the deletion waits for a relative who is booking at the same moment', async () => {
  const [anna, father] = [await somebody('Пионова'), await world.patient()]
  await world.relate(father.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
  const { slots } = await world.doctor({ slots: 8 })
  const sent = await code(anna)
  const [left, ...booked] = await Promise.all([
    confirm(anna, sent, true),
    ...slots.map(slot => world.book({ ...father, profileId: anna.profileId }, slot)),
  ])
  expect(left.status).toBe(204)
  expect(booked.map(({ status }) => status).filter(status => status !== 201 && status !== 404)).toEqual([])
  const visits = await db
    .selectFrom('visit')
    .select('status')
    .where('profile_id', '=', anna.profileId)
    .execute()
  expect(visits.filter(({ status }) => status !== 'cancelled')).toEqual([])
})

test('a visit that took place stays in the clinic’s record, without account, phone, address and photo', async () => {
  const anna = await somebody('Ромашкина')
  const doctor = await world.doctor()
  const visit = await world.pastVisit(anna, doctor.assignmentId, { daysAgo: 10 })
  await remove(anna)
  expect(await profileRow(anna.profileId)).toMatchObject({ last_name: 'Ромашкина', birthday: '1985-06-15' })
  expect(await tablesContainingText(db, 'Ромашкина')).toEqual(['profile'])
  expect(await tablesContainingText(db, anna.phone)).toEqual(['outbox'])
  const kept = await db.selectFrom('visit').selectAll().where('id', '=', visit).executeTakeFirstOrThrow()
  expect([kept.profile_id, kept.booked_by]).toEqual([anna.profileId, null])
  expect(
    await tablesContainingText(
      db,
      'a face'
        .split('')
        .map(c => c.charCodeAt(0).toString(16))
        .join(''),
    ),
  ).toEqual([])
})

test('planned visits forbid the deletion unless the owner asks to cancel them', async () => {
  const anna = await somebody('Василькова')
  const { slots } = await slotsOf(anna, 2)
  expect((await preview(anna)).plannedVisits).toMatchObject([
    { physicianName: 'Ковалевич Анна Петровна', cancellable: true },
    { cancellable: true },
  ])
  const sent = await code(anna)
  expect((await confirm(anna, sent, false)).json.code).toBe('HAS_PLANNED_VISITS')
  expect((await confirm(anna, sent, true)).status).toBe(204)

  const visits = await db
    .selectFrom('visit')
    .select('status')
    .where('profile_id', '=', anna.profileId)
    .execute()
  expect(visits).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }])
  const another = await world.patient()
  const [slot] = slots
  if (slot) expect((await world.book(another, slot)).status).toBe(201)
  // Only cancelled visits refer to the profile, whose data is deleted.
  expect(await profileRow(anna.profileId)).toMatchObject({ last_name: null, birthday: null, sex: null })
  expect(await tablesContainingText(db, 'Василькова')).toEqual([])
})

test('a visit that begins too soon to be cancelled stays with the clinic', async () => {
  const anna = await somebody('Лютикова')
  await slotsOf(anna)
  world.clock.set('2026-03-03T05:45:00Z')
  expect((await preview(anna)).plannedVisits).toMatchObject([{ cancellable: false }])
  expect((await remove(anna)).status).toBe(204)
  const [visit] = await db
    .selectFrom('visit')
    .select('status')
    .where('profile_id', '=', anna.profileId)
    .execute()
  expect(visit?.status).toBe('reserved')
  expect(await profileRow(anna.profileId)).toMatchObject({ last_name: 'Лютикова' })
  world.clock.set('2026-03-02T06:00:00Z')
})

test('a child of this parent only is deleted, one with another parent stays, and relatives lose the person', async () => {
  const [anna, father] = [await somebody('Фиалкина'), await world.patient()]
  const level = 'EDIT_PROFILE'
  const only = await world.relative(anna.accountId, { relKind: 'CHILD', level }, { firstName: 'Юля' })
  const shared = await world.relative(anna.accountId, { relKind: 'CHILD', level }, { firstName: 'Янка' })
  await world.relate(father.accountId, shared, { relKind: 'CHILD', level })
  await world.relate(father.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
  expect(await preview(anna)).toMatchObject({
    peopleInMyCareOnly: ['Иванова Юля'],
    relativesActingForMe: 1,
  })
  await remove(anna)
  expect(await profileRow(only)).toBeUndefined()
  expect(await profileRow(shared)).toMatchObject({ first_name: 'Янка' })
  const { family } = (await world.call('GET', path, { bearer: father.bearer })).json
  expect(family.map(({ profileId }: { profileId: string }) => profileId)).toEqual([father.profileId, shared])
})
