import { createPastVisit } from '@vizit/test-kit/world/past-visit.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { EXAMPLE, visitsWorld } from '../testing/visits-world.ts'
import { importVisits } from './import-visits.ts'

const { db, clock, deps, setNow, folder, said, visits, told } = await visitsWorld()

const OVER = '2027-01-20T09:00:00Z'
/** The rows of Vera, Jan and Peter with these outcomes. */
const outcomes = (vera: string, jan: string, peter: string) =>
  folder(
    ['vera@example.org;;;', `vera@example.org;;;${vera}`],
    ['700-10-41;;be;;', `700-10-41;;be;;${jan}`],
    ['375447001043;;;;', `375447001043;;;;${peter}`],
  )
const statuses = async () => (await visits()).map(({ status }) => status)
const recordOf = async (profileId: string | undefined) => {
  const { rows } = await sql`
    select past, missed from patient_history(${profileId}, 0, ${clock.now()})`.execute(db)
  return rows[0]
}

test('outcomes are stored, counted, announced to open pages, and corrected by importing again', async () => {
  await importVisits(EXAMPLE, deps)
  setNow(OVER)
  expect(await said(await outcomes('состоялся', 'не пришёл', 'отменён'))).toEqual([
    'Визиты: добавлено 0, обновлено 0, отменено 0, без изменений 0.',
    'Отмечены итоги 3 визитов.',
  ])
  const [vera, jan, peter] = await visits()
  expect([vera?.status, jan?.status, peter?.status]).toEqual(['completed', 'missed', 'cancelled'])
  expect(await recordOf(jan?.profile_id)).toEqual({ past: 1, missed: 1 })
  const all = { profiles: [vera?.profile_id, jan?.profile_id, peter?.profile_id] }
  expect(told.splice(0)).toEqual([
    ['visits', all],
    ['invoices', all],
  ])

  const corrected = await outcomes('took place', 'прыйшла', 'missed')
  expect((await said(corrected))[1]).toBe('Отмечены итоги 2 визитов.')
  expect(await statuses()).toEqual(['completed', 'completed', 'missed'])
  expect((await said(corrected))[0]).toContain('без изменений 3')
  expect(await recordOf(jan?.profile_id)).toEqual({ past: 1, missed: 0 })
})

test('a visit that was booked online is found by its time and patient, or by its id', async () => {
  // At a time without a timeslot in the example.
  setNow('2027-01-20T09:07:00Z')
  const { id: assignmentId } = await db
    .selectFrom('assignment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .where('d.code', '=', 'мороз')
    .select('a.id')
    .executeTakeFirstOrThrow()
  const booked = async (last_name: string, daysAgo: number) => {
    const { id } = await db
      .insertInto('profile')
      .values({
        ...{ id: crypto.randomUUID(), last_name, first_name: 'Пётр', middle_name: 'Адамович' },
        ...{ birthday: '1958-11-17', sex: 'MALE' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return createPastVisit({ db, clock }, id, assignmentId, { daysAgo, status: 'reserved' })
  }
  const statusOf = async (id: string) =>
    (await db.selectFrom('visit').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  // 20 January 2027, 12:07 in Minsk, and a week before.
  const [zubr, other] = [await booked('Зубр', 0), await booked('Иной', 7)]
  const row = (number: string, date: string) =>
    folder(
      ['2026-1043', number],
      ['14.12.2026;9:00', `${date};12:07`],
      ['375447001043;;;;', '375447001043;;;;не пришёл'],
    )
  expect(await said(await row('2027-1', '20.01.2027'))).toContain('Отмечен итог 1 визита.')
  expect(await statusOf(zubr)).toBe('missed')
  expect((await said(await row('2027-1', '13.01.2027'))).at(-1)).toContain('записан другой пациент')
  expect(await statusOf(other)).toBe('reserved')
  expect(await said(await row(other, '13.01.2027'))).toContain('Отмечен итог 1 визита.')
  expect(await statusOf(other)).toBe('missed')
})

test('a visit cancelled in time stays cancelled, whatever outcome the file has', async () => {
  await importVisits(EXAMPLE, deps)
  await importVisits(await folder(['vera@example.org;;;', 'vera@example.org;;;отменён']), deps)
  expect((await statuses())[0]).toBe('cancelled')
  setNow(OVER)
  expect((await said(await outcomes('не пришла', 'состоялся', 'состоялся'))).at(-1)).toContain(
    'визит уже отменён',
  )
  expect((await statuses())[0]).toBe('cancelled')
})

test('a visit that has not begun has no outcome, and a cancelled one did not take place', async () => {
  const path = await folder(
    ['vera@example.org;;;', 'vera@example.org;;;состоялся'],
    ['700-10-41;;be;;', '700-10-41;;be;да;не пришёл'],
    ['375447001043;;;;', '375447001043;;;;может быть'],
  )
  expect(await said(path)).toEqual([
    'visits.csv, строка 2, столбец «Итог»: визит ещё не начался: итог указывают после него',
    'visits.csv, строка 3, столбец «Итог»: визит указан как отменённый; оставьте что-то одно',
    'visits.csv, строка 4, столбец «Итог»: ожидается «состоялся», «не пришёл» или «отменён»; указано «может быть»',
    'Найдено 3 ошибки. Ничего не изменено.',
  ])
})
