import { type TestFolder, testFolders } from '@vizit/test-kit/files/test-folders.ts'

/** Folders of clinics to import; called at the top of a test file, which they go away with. */
export function clinicFolders() {
  const newFolder = testFolders()
  return {
    /** A copy of examples/clinic to change or to spoil. */
    exampleFolder: (): Promise<TestFolder> => newFolder('clinic'),
    /** A clinic `small` of one doctor at one branch, with this timetable. */
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
