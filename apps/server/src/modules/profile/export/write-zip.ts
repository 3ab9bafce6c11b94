import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedFile } from './collect-export.ts'

/** Streams the files as a zip. */
export function writeZip(files: readonly ExportedFile[], now: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  for (const { name, content } of files) zip.addBuffer(content, name, { mtime: now, mode: 0o100644 })
  zip.end()
  return zip.outputStream.pipe(new PassThrough())
}
