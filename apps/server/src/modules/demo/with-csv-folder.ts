import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Rows = readonly (readonly string[])[]

interface CsvFolder {
  readonly path: string
  /** Writes a file and returns its path. */
  write(name: string, rows: Rows): Promise<string>
}

/** A folder for the files that the demo hands to the importers; it is deleted afterwards. */
export async function withCsvFolder(use: (folder: CsvFolder) => Promise<void>): Promise<void> {
  const path = await mkdtemp(join(tmpdir(), 'vizit-demo-'))
  try {
    await use({
      path,
      write: async (name, rows) => {
        const file = join(path, name)
        await writeFile(file, rows.map(row => row.map(quoted).join(',')).join('\n'))
        return file
      },
    })
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
