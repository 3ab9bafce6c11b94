import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileToStore } from '../../documents/public.ts'

const FOLDER = join(import.meta.dirname, '../../../../../../data/demo-results')

export async function demoFile(name: string): Promise<FileToStore> {
  const path = join(FOLDER, `${name}.pdf`)
  const { size } = await stat(path)
  return { byteCount: size, read: () => createReadStream(path) }
}
