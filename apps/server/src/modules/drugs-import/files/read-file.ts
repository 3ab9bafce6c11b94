import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Problem, problemOfFile } from '../../clinic-import/public.ts'

interface Read {
  readonly file: { readonly file: string; readonly bytes: Uint8Array } | null
  readonly problems: readonly Problem[]
}

/** A file with its name, or the problem that it is not there. */
export async function readWholeFile(path: string): Promise<Read> {
  const file = basename(path)
  try {
    return { file: { file, bytes: await readFile(path) }, problems: [] }
  } catch {
    return { file: null, problems: [problemOfFile(path, 'problem.missingHere')] }
  }
}
