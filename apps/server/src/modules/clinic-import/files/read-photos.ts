import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { reEncode, WHOLE } from '../../../platform/pictures/re-encode.ts'
import { problemAt } from '../checks/problem-at.ts'
import type { ClinicPhoto } from '../clinic.ts'
import type { Problem } from '../problem.ts'
import { mediaTypeOf } from './media-type.ts'
import type { Contents } from './read-tables.ts'

const LARGEST_MB = 2
/** Photos of branches are made smaller. */
const LARGEST_OF_BRANCH_MB = 20

type WrongFile = 'Missing' | 'Outside' | 'TooLarge' | 'Type'
type WrongPhoto = WrongFile | 'Damaged' | 'Dimensions'
type Found = Pick<Problem, 'found' | 'params'>

/** Photos by their paths; those of doctors with the logo. */
export interface ReadPhotos {
  readonly ofDoctors: ReadonlyMap<string, ClinicPhoto>
  readonly ofBranches: ReadonlyMap<string, ClinicPhoto>
}

/**
 * Reads the photos named in doctors.csv and branches.csv, and the logo named in clinic.csv. Those of branches are stored
 * as patients' photos are: re-encoded, without place and camera.
 */
export async function readPhotos(
  folder: string,
  { clinic, branches, doctors }: Contents,
): Promise<{ photos: ReadPhotos; problems: Problem[] }> {
  const [ofDoctors, ofBranches] = [new Map<string, ClinicPhoto>(), new Map<string, ClinicPhoto>()]
  const problems: Problem[] = []
  const take = async (name: string, toProblem: (wrong: WrongFile, more: Found) => Problem) => {
    const read = await readPhoto(folder, name, LARGEST_MB)
    if (typeof read === 'string')
      problems.push(toProblem(read, { found: name, params: { most: LARGEST_MB } }))
    else ofDoctors.set(name, read)
  }
  for (const row of clinic.rows) {
    const { logo } = row.values
    if (logo) await take(logo, (wrong, more) => problemAt(clinic, row, 'logo', `problem.logo${wrong}`, more))
  }
  for (const row of branches.rows) {
    for (const name of row.values.photos ?? []) {
      const read = ofBranches.get(name) ?? (await readBranchPhoto(folder, name))
      if (typeof read !== 'string') ofBranches.set(name, read)
      else {
        const more = { found: name, params: { most: LARGEST_OF_BRANCH_MB } }
        problems.push(problemAt(branches, row, 'photos', `problem.photo${read}`, more))
      }
    }
  }
  for (const row of doctors.rows) {
    const { photo } = row.values
    if (photo)
      await take(photo, (wrong, more) => problemAt(doctors, row, 'photo', `problem.photo${wrong}`, more))
  }
  return { photos: { ofDoctors, ofBranches }, problems }
}

async function readBranchPhoto(folder: string, name: string): Promise<ClinicPhoto | WrongPhoto> {
  const read = await readPhoto(folder, name, LARGEST_OF_BRANCH_MB)
  if (typeof read === 'string') return read
  const stored = await reEncode(read.content, WHOLE)
  if (stored === 'type') return 'Type'
  if (typeof stored === 'string') return stored === 'damaged' ? 'Damaged' : 'Dimensions'
  return { hash: hashOf(stored.content), ...stored }
}

async function readPhoto(folder: string, name: string, mostMb: number): Promise<ClinicPhoto | WrongFile> {
  const root = await realpath(folder)
  const path = await realpath(resolve(root, name)).catch(() => null)
  if (!resolve(root, name).startsWith(root + sep)) return 'Outside'
  if (path === null) return 'Missing'
  // A symbolic link inside the folder may point outside.
  if (!path.startsWith(root + sep)) return 'Outside'
  const file = await stat(path)
  if (!file.isFile()) return 'Missing'
  if (file.size > mostMb * 1024 * 1024) return 'TooLarge'
  const content = await readFile(path)
  const mediaType = mediaTypeOf(content)
  if (!mediaType) return 'Type'
  return { hash: hashOf(content), mediaType, content }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
