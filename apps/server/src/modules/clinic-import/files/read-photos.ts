import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { problemAt } from '../checks/problem-at.ts'
import type { ClinicPhoto } from '../clinic.ts'
import type { Problem } from '../problem.ts'
import { mediaTypeOf } from './media-type.ts'
import type { Contents } from './read-tables.ts'

const LARGEST_MB = 2

type Wrong = 'Missing' | 'Outside' | 'TooLarge' | 'Type'
type Found = Pick<Problem, 'found' | 'params'>

/** Reads the photos named in doctors.csv and the logo named in clinic.csv. */
export async function readPhotos(
  folder: string,
  { clinic, doctors }: Contents,
): Promise<{ photos: Map<string, ClinicPhoto>; problems: Problem[] }> {
  const photos = new Map<string, ClinicPhoto>()
  const problems: Problem[] = []
  const take = async (name: string, toProblem: (wrong: Wrong, more: Found) => Problem) => {
    const read = await readPhoto(folder, name)
    if (typeof read === 'string')
      problems.push(toProblem(read, { found: name, params: { most: LARGEST_MB } }))
    else photos.set(name, read)
  }
  for (const row of clinic.rows) {
    const { logo } = row.values
    if (logo) await take(logo, (wrong, more) => problemAt(clinic, row, 'logo', `problem.logo${wrong}`, more))
  }
  for (const row of doctors.rows) {
    const { photo } = row.values
    if (photo)
      await take(photo, (wrong, more) => problemAt(doctors, row, 'photo', `problem.photo${wrong}`, more))
  }
  return { photos, problems }
}

async function readPhoto(folder: string, name: string): Promise<ClinicPhoto | Wrong> {
  const root = await realpath(folder)
  const path = await realpath(resolve(root, name)).catch(() => null)
  if (!resolve(root, name).startsWith(root + sep)) return 'Outside'
  if (path === null) return 'Missing'
  // A symbolic link inside the folder may point outside.
  if (!path.startsWith(root + sep)) return 'Outside'
  const file = await stat(path)
  if (!file.isFile()) return 'Missing'
  if (file.size > LARGEST_MB * 1024 * 1024) return 'TooLarge'
  const content = await readFile(path)
  const mediaType = mediaTypeOf(content)
  if (!mediaType) return 'Type'
  return { hash: createHash('sha256').update(content).digest('hex'), mediaType, content }
}
