import { BrokenOff, type Failure, isFailure, isTemporary } from '../../../../platform/http-client/failure.ts'
import { type SpooledFile, spoolFile } from '../../../documents/public.ts'
import type { ClinicFile } from '../../connectors/clinic-connector.ts'

const SIGNATURE = '%PDF-'

/** Why a file was skipped: the clinic will never give it, or it cannot be stored. */
export type LeftOut = Failure | 'too large' | 'no PDF'

/**
 * Fetches files of a clinic in their order and spools them to disk. A failure: the clinic may give one of them
 * later. The caller must delete them.
 */
export async function readFiles(
  there: readonly ClinicFile[],
  leaveOut: (why: LeftOut) => void,
): Promise<SpooledFile[] | Failure> {
  const files: SpooledFile[] = []
  try {
    for (const one of there) {
      const file = await putAside(one)
      if (typeof file === 'object' && 'read' in file) files.push(file)
      else if (typeof file === 'object' && isTemporary(file)) {
        await forgetFiles(files)
        return file
      } else leaveOut(file)
    }
    return files
  } catch (error) {
    await forgetFiles(files)
    throw error
  }
}

export const forgetFiles = (files: readonly SpooledFile[]) => Promise.all(files.map(file => file.forget()))

async function putAside(file: ClinicFile): Promise<SpooledFile | LeftOut> {
  const bytes = await file.open()
  if (isFailure(bytes)) return bytes
  try {
    return await spoolFile(onlyPdf(bytes))
  } catch (error) {
    if (error instanceof BrokenOff) return error.failure
    if (error instanceof NoPdf) return 'no PDF'
    throw error
  }
}

class NoPdf extends Error {}

/** The first bytes are checked before the rest is fetched. */
async function* onlyPdf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Buffer | undefined = Buffer.alloc(0)
  for await (const part of bytes) {
    if (start === undefined) {
      yield part
      continue
    }
    start = Buffer.concat([start, part])
    if (start.length < SIGNATURE.length) continue
    requirePdf(start)
    yield start
    start = undefined
  }
  if (start !== undefined) requirePdf(start)
}

function requirePdf(start: Buffer): void {
  if (start.subarray(0, SIGNATURE.length).toString('latin1') !== SIGNATURE) throw new NoPdf()
}
