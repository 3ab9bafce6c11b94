import { type TestFolder, testFolders } from '@vizit/test-kit/files/test-folders.ts'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { DB } from '../../platform/database/generated/db.ts'
import { describeImport } from './use-cases/describe-import.ts'
import { importClinic } from './use-cases/import-clinic.ts'

/** Folders of clinics to import. Called at the top of a test file; the folders are deleted after its tests. */
export function clinicFolders() {
  const newFolder = testFolders()
  return {
    /** A copy of examples/clinic for a test to change. */
    exampleFolder: (): Promise<TestFolder> => newFolder('clinic'),
    /** A clinic `small` with one doctor at one branch and this timetable. */
    async smallFolder(timetable: string): Promise<TestFolder> {
      const folder = await newFolder()
      await folder.write('clinic.csv', 'code,name\nsmall,Малая\n')
      await folder.write(
        'branches.csv',
        'code,name,town,address,phones\nb,Филиал,Минск,"Минск, ул. Мира, 1",103\n',
      )
      await folder.write('doctors.csv', 'code,last_name,first_name,adult,children\nd,Жук,Ян,yes,no\n')
      await folder.write('assignments.csv', 'doctor,branch,speciality\nd,b,therapist\n')
      await folder.write('timetable.csv', timetable)
      return folder
    },
  }
}

/** Imports a folder that must be refused; returns the report without its last line. */
export const refusedImports = (db: Kysely<DB>) => async (folder: TestFolder) => {
  const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
  const result = await importClinic(folder.path, { db, clock })
  expect(result.outcome).toBe('refused')
  expect(await db.selectFrom('provider').select('id').execute()).toEqual([])
  return describeImport(result, 'ru').slice(0, -1)
}
