import { expect, test } from 'vitest'
import { EXAMPLE, visitsWorld } from '../testing/visits-world.ts'
import { importVisits } from './import-visits.ts'

const { db, clock, deps, folder, said, visits, messages } = await visitsWorld()
const slotsOf = (id: string) => db.selectFrom('timeslot').select('id').where('visit_id', '=', id).execute()

test('a changed time, patient or contact is updated, and the patient is told of the new time', async () => {
  await importVisits(EXAMPLE, deps)
  const before = await visits()
  await db.deleteFrom('outbox').execute()
  const path = await folder(
    ['16.01.2027;10:00', '16.01.2027;11:00'],
    ['Пётр', 'Петр'],
    ['375447001043', '375447001044'],
  )
  expect(await said(path)).toEqual(['Визиты: добавлено 0, обновлено 2, отменено 0, без изменений 1.'])
  const after = await visits()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[0]?.starts_at).toEqual(new Date('2027-01-16T08:00:00Z'))
  expect(after[2]).toMatchObject({ first_name: 'Петр', phone: '375447001044', clinic_phone: '375447001044' })
  expect((await messages()).map(({ template, recipient }) => [template, recipient])).toEqual([
    ['visit-moved', '375297001041'],
  ])
  expect((await said(path))[0]).toContain('без изменений 3')
})

test('a cancellation by the clinic is done once and frees the time', async () => {
  await importVisits(EXAMPLE, deps)
  await db.deleteFrom('outbox').execute()
  const path = await folder(['vera@example.org;;', 'vera@example.org;;да'])
  expect((await said(path))[0]).toContain('отменено 1')
  const [vera] = await visits()
  expect([vera?.status, await slotsOf(vera?.id ?? '')]).toEqual(['cancelled', []])
  expect((await messages()).map(({ template }) => template)).toEqual(['visit-cancelled'])
  expect((await said(path))[0]).toContain('отменено 0, без изменений 3')
})

test('what the patient has changed since is not undone', async () => {
  await importVisits(EXAMPLE, deps)
  const [vera, jan] = await visits()
  const at = new Date('2027-01-16T09:00:00Z')
  await db
    .updateTable('visit')
    .set({ starts_at: at, ends_at: new Date(at.getTime() + 3_600_000), sequence: 1 })
    .where('id', '=', vera?.id ?? '')
    .execute()
  await db
    .updateTable('visit')
    .set({ status: 'cancelled', cancelled_at: clock.now() })
    .where('id', '=', jan?.id ?? '')
    .execute()
  expect((await said(EXAMPLE))[0]).toContain('обновлено 0, отменено 0, без изменений 3')
  const lines = await said(
    await folder(['16.01.2027;10:00', '16.01.2027;11:00'], ['09.12.2026;8:30', '09.12.2026;8:50']),
  )
  expect(lines.slice(2)).toEqual([
    '  visits.csv, строка 2: визит 2026-1041, 16.01.2027 11:00: пациент уже перенёс его сам',
    '  visits.csv, строка 3: визит 2026-1042, 09.12.2026 08:50: визит уже отменён',
  ])
})
