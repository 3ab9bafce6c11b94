import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { expect } from 'vitest'
import type { VisitOutcome } from '../registry-visit.ts'
import { importVisits } from '../use-cases/import-visits.ts'

/** Imports what became of a visit that has begun, as its registry does. Called at the top of a test file. */
export function visitSettler(world: World) {
  const { db, clock } = world
  const { notifications, invoices, changes } = testServices(world)
  const newFolder = testFolders()
  return async (visitId: string, outcome: VisitOutcome): Promise<void> => {
    const visit = await db
      .selectFrom('visit as v')
      .innerJoin('provider as p', 'p.id', 'v.provider_id')
      .innerJoin('assignment as a', 'a.id', 'v.assignment_id')
      .innerJoin('branch as b', 'b.id', 'a.branch_id')
      .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
      .select(['v.starts_at', 'p.code as clinic', 'b.code as branch', 'd.code as doctor'])
      .where('v.id', '=', visitId)
      .executeTakeFirstOrThrow()
    const [date = '', time = ''] = visit.starts_at
      .toLocaleString('ru-RU', { timeZone: 'Europe/Minsk' })
      .split(', ')
    const folder = await newFolder()
    await folder.write(
      'visits.csv',
      'clinic,number,doctor,branch,date,time,last_name,first_name,birthday,sex,outcome\n' +
        `${visit.clinic},${visitId},${visit.doctor},${visit.branch},${date},${time.slice(0, 5)},Иванова,Мария,15.06.1985,ж,${outcome}\n`,
    )
    const { outboxRow } = notifications
    const deps = { db, clock, outboxRow, invoices, changes, publicUrl: 'https://vizit.example' }
    const { outcome: imported } = await importVisits(folder.path, deps)
    expect(imported).toBe('imported')
  }
}
