import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders } from '../testing.ts'
import { importClinic } from './import-clinic.ts'

const { db } = await testDatabase()
const { smallFolder } = clinicFolders()
const deps = { db, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }
beforeAll(() => loadReferenceData(db))

const TEN = Array.from({ length: 10 }, (_, n) => n)
const HOURS = 'doctor,branch,weekday,from,to,minutes\n'
const header = {
  branches: 'code,name,town,address,phones\n',
  doctors: 'code,last_name,first_name,adult,children\n',
  assignments: 'doctor,branch,speciality\n',
  slots: 'doctor,branch,date,from,minutes\n',
}

/** A clinic with so many branches, doctors (each at the branch of their number), hours and timeslots of their own. */
async function folderOf(rows: Partial<Record<'branches' | 'doctors' | 'hours' | 'slots', number>>) {
  const { branches = 10, doctors = 10, hours = 10, slots = 10 } = rows
  const folder = await smallFolder(
    HOURS +
      TEN.slice(0, hours)
        .map(n => `d${n},b${n},пн,9:00,12:00,30\n`)
        .join(''),
  )
  const lines = (count: number, line: (n: number) => string) => TEN.slice(0, count).map(line).join('')
  const town = (n: number) => `b${n},Филиал ${n},Минск,"Минск, ул. Мира, ${n + 1}",103\n`
  await folder.write('branches.csv', header.branches + lines(branches, town))
  await folder.write('doctors.csv', header.doctors + lines(doctors, n => `d${n},Жук,Ян,yes,no\n`))
  await folder.write('assignments.csv', header.assignments + lines(doctors, n => `d${n},b${n},therapist\n`))
  await folder.write('slots.csv', header.slots + lines(slots, n => `d${n},b${n},2026-12-05,9:00,30\n`))
  return folder.path
}

const active = async () =>
  (
    await sql<{ n: string }>`
    select concat_ws(' ', (select count(*) from branch where active), (select count(*) from doctor where active),
      (select count(*) from timeslot where explicit), (select count(*) > 50 from timeslot)) as n`.execute(db)
  ).rows[0]?.n

beforeAll(async () => {
  expect(await importClinic(await folderOf({}), deps)).toMatchObject({ outcome: 'imported' })
  expect(await active()).toBe('10 10 10 t')
})

test.each([
  [
    'doctors.csv',
    { doctors: 4, hours: 4, slots: 4 },
    ['assignments.csv', 'doctors.csv', 'slots.csv', 'timetable.csv'],
  ],
  ['timetable.csv', { hours: 4 }, ['timetable.csv']],
  ['slots.csv', { slots: 4 }, ['slots.csv']],
])('a cut-off %s is refused, and nothing is switched off', async (_file, rows, refused) => {
  const path = await folderOf(rows)
  for (const checkOnly of [true, false]) {
    const result = await importClinic(path, deps, { checkOnly })
    if (result.outcome !== 'refused') throw new Error(result.outcome)
    expect(result.problems.map(({ file }) => file).sort()).toEqual(refused)
    expect(result.problems[0]).toMatchObject({ key: 'tooManyMissing', params: { missing: 6, count: 10 } })
  }
  expect(await active()).toBe('10 10 10 t')
})

test('half of the rows may be missing', async () => {
  expect(await importClinic(await folderOf({ slots: 5 }), deps)).toMatchObject({ outcome: 'imported' })
  expect(await importClinic(await folderOf({}), deps)).toMatchObject({ outcome: 'imported' })
})

test('on the word of the operator they go', async () => {
  const path = await folderOf({ doctors: 4, hours: 4, slots: 4 })
  expect(await importClinic(path, deps, { removeMissing: true })).toMatchObject({
    outcome: 'imported',
    counts: { doctors: { deactivated: 6 } },
  })
})

test('former groups of services, which stay for past visits, are not missed', async () => {
  const groupsOf = async (letter: string, count: number) => {
    const folder = await smallFolder('doctor,branch,weekday,from,to,minutes\nd,b,пн,9:00,12:00,30\n')
    await folder.write('clinic.csv', 'code,name\ngroups,Группы\n')
    const lines = (line: (n: number) => string) => TEN.slice(0, count).map(line).join('')
    await folder.write('service-groups.csv', `code,name\n${lines(n => `${letter}${n},Группа ${n}\n`)}`)
    await folder.write(
      'services.csv',
      `code,group,name,minutes,for_adult,for_children\n${lines(n => `s${letter}${n},${letter}${n},Услуга ${n},30,yes,no\n`)}`,
    )
    return folder.path
  }
  expect(await importClinic(await groupsOf('a', 10), deps)).toMatchObject({ outcome: 'imported' })
  const next = await groupsOf('b', 5)
  expect(await importClinic(next, deps, { removeMissing: true })).toMatchObject({ outcome: 'imported' })
  expect(await importClinic(next, deps)).toMatchObject({ outcome: 'imported' })
})
