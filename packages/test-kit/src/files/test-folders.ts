import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const EXAMPLES = join(import.meta.dirname, '../../../../examples')

/** A folder for a test to write in. */
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

/**
 * Makes folders, empty ones or copies of an example. Called at the top of a test file; the folders are deleted
 * after its tests.
 */
export function testFolders() {
  const made: string[] = []
  afterAll(() => Promise.all(made.map(path => rm(path, { recursive: true, force: true }))))
  return async (example?: 'clinic' | 'results' | 'visits'): Promise<TestFolder> => {
    const path = await mkdtemp(join(tmpdir(), 'vizit-import-'))
    made.push(path)
    if (example) await cp(join(EXAMPLES, example), path, { recursive: true })
    return new TestFolder(path)
  }
}
