import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { problemAt } from '../checks/report.ts'
import type { ClinicPhoto } from '../clinic.ts'
import type { Problem } from '../problem.ts'
import { mediaTypeOf } from './media-type.ts'
import type { Contents } from './read-tables.ts'

const LARGEST_MB = 2

type Found = Pick<Problem, 'found' | 'params'>

/** The photos that doctors.csv names and the logo of clinic.csv, by the names that they give them. */
export async function readPhotos(
  folder: string,
  { clinic, doctors }: Contents,
): Promise<{ photos: Map<string, ClinicPhoto>; problems: Problem[] }> {
  const photos = new Map<string, ClinicPhoto>()
  const problems: Problem[] = []
  const take = async (name: string, tell: (key: Problem['key'], more: Found) => Problem) => {
    const read = await readPhoto(folder, name)
    if ('key' in read) problems.push(tell(read.key, { found: name, params: { most: LARGEST_MB } }))
    else photos.set(name, read)
  }
  for (const row of clinic.rows) {
    const { logo } = row.values
    if (logo) await take(logo, (key, more) => problemAt(clinic, row, 'logo', key, more))
  }
  for (const row of doctors.rows) {
    const { photo } = row.values
    if (photo) await take(photo, (key, more) => problemAt(doctors, row, 'photo', key, more))
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
