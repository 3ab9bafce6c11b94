import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { problemAt } from '../checks/report.ts'
import type { ClinicPhoto } from '../clinic.ts'
import type { Problem } from '../problem.ts'
import { mediaTypeOf } from './media-type.ts'
import type { Contents } from './read-tables.ts'

const LARGEST_MB = 2

/** The photos that doctors.csv names, by the name it gives them. */
export async function readPhotos(
  folder: string,
  { doctors }: Contents,
): Promise<{ photos: Map<string, ClinicPhoto>; problems: Problem[] }> {
  const photos = new Map<string, ClinicPhoto>()
  const problems: Problem[] = []
  for (const row of doctors.rows) {
    const { photo } = row.values
    if (!photo) continue
    const read = await readPhoto(folder, photo)
    if ('key' in read) {
      problems.push(
        problemAt(doctors, row, 'photo', read.key, { found: photo, params: { most: LARGEST_MB } }),
      )
    } else photos.set(photo, read)
  }
  return { photos, problems }
}

async function readPhoto(folder: string, name: string): Promise<ClinicPhoto | { key: Problem['key'] }> {
  const root = await realpath(folder)
  const path = await realpath(resolve(root, name)).catch(() => null)
  if (!resolve(root, name).startsWith(root + sep)) return { key: 'problem.photoOutside' }
  if (path === null) return { key: 'problem.photoMissing' }
  // A link inside the folder may still lead out of it.
  if (!path.startsWith(root + sep)) return { key: 'problem.photoOutside' }
  const file = await stat(path)
  if (!file.isFile()) return { key: 'problem.photoMissing' }
  if (file.size > LARGEST_MB * 1024 * 1024) return { key: 'problem.photoTooLarge' }
  const content = await readFile(path)
  const mediaType = mediaTypeOf(content)
  if (!mediaType) return { key: 'problem.photoType' }
  return { hash: createHash('sha256').update(content).digest('hex'), mediaType, content }
}
