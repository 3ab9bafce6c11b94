import { createReadStream } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { Problem } from '../../clinic-import/public.ts'
import { documentLimits, type FileToStore } from '../../documents/public.ts'

export const LARGEST_MB = documentLimits.fileBytes / 1024 / 1024
const PDF = '%PDF-'

/** A PDF of the folder, of which only the first bytes are read, or its problem. */
export async function findPdf(folder: string, name: string): Promise<FileToStore | { key: Problem['key'] }> {
  const root = await realpath(folder)
  const wanted = resolve(root, name)
  if (!wanted.startsWith(root + sep)) return { key: 'results.fileOutside' }
  const path = await realpath(wanted).catch(() => null)
  if (path === null) return { key: 'results.fileMissing' }
  // A symbolic link inside the folder may point outside.
  if (!path.startsWith(root + sep)) return { key: 'results.fileOutside' }
  const file = await open(path)
  try {
    const about = await file.stat()
    if (!about.isFile()) return { key: 'results.fileMissing' }
    if (about.size > documentLimits.fileBytes) return { key: 'results.fileTooLarge' }
    const { buffer } = await file.read(Buffer.alloc(PDF.length), 0, PDF.length, 0)
    if (buffer.toString('latin1') !== PDF) return { key: 'results.fileType' }
    return { byteCount: about.size, read: () => createReadStream(path) }
  } finally {
    await file.close()
  }
}
