import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const EXAMPLE = join(import.meta.dirname, '../../../../../examples/clinic')

/** A folder for a test to write in; it goes away with the test file. */
export class TestFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  write(file: string, content: string | Uint8Array): Promise<void> {
    return writeFile(join(this.path, file), content)
  }

  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await readFile(join(this.path, file), 'utf8')
    const changed = text.replaceAll(from, to)
    if (changed === text) throw new Error(`${file} does not hold ${from}`)
    await this.write(file, changed)
  }

  remove(file: string): Promise<void> {
    return rm(join(this.path, file))
  }
}

const made: string[] = []
// Said while the test file is read: what a running test says of the end of its file goes unheard.
afterAll(() => Promise.all(made.map(path => rm(path, { recursive: true, force: true }))))

async function emptyFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'vizit-clinic-'))
  made.push(path)
  return new TestFolder(path)
}

/** A copy of examples/clinic to change or to spoil. */
export async function exampleFolder(): Promise<TestFolder> {
  const folder = await emptyFolder()
  await cp(EXAMPLE, folder.path, { recursive: true })
  return folder
}

/** A clinic `small` of one doctor at one branch, with this timetable. */
export async function smallFolder(timetable: string): Promise<TestFolder> {
  const folder = await emptyFolder()
  await folder.write('clinic.csv', 'code,name\nsmall,Малая\n')
  await folder.write(
    'branches.csv',
    'code,name,town,address,phones\nb,Филиал,Минск,"Минск, ул. Мира, 1",103\n',
  )
  await folder.write('doctors.csv', 'code,last_name,first_name,adult,children\nd,Жук,Ян,yes,no\n')
  await folder.write('assignments.csv', 'doctor,branch,speciality\nd,b,therapist\n')
  await folder.write('timetable.csv', timetable)
  return folder
}
