import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface FolderFile {
  file: string
  bytes: Uint8Array
}

/**
 * The CSV files of a folder, with names in Unicode NFC (macOS writes й as two characters). Null: no such folder.
 */
export async function readFolder(folder: string): Promise<FolderFile[] | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const files = entries.filter(entry => entry.isFile() && /\.csv$/i.test(entry.name)).map(entry => entry.name)
  return Promise.all(
    files.toSorted().map(async name => ({
      file: name.normalize('NFC'),
      bytes: await readFile(join(folder, name)),
    })),
  )
}
