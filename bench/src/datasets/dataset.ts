import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../servers/product-environment.ts'
import { runCommand } from '../servers/run-command.ts'

export interface Dataset {
  readonly name: string
  /** The dataset's share of the country. */
  readonly scale: number
  readonly dataDir: string
}

/**
 * The `country` preset at a scale, under `folder`: created once. Later migrations are made by the server that starts on it; where
 * they need data that the preset has meanwhile, delete the folder.
 */
export async function ensureDataset(folder: string, name: string, scale: number): Promise<Dataset> {
  const dataDir = join(folder, name)
  const marker = join(dataDir, 'seeded')
  const wanted = [`scale ${scale}`, ...migrations()]
  const seeded = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : undefined
  if (!seeded?.every((line, at) => line === wanted[at])) {
    removeDataset(dataDir)
    mkdirSync(dataDir, { recursive: true })
    console.error(`Seeding ${name} (${scale} of the country) in ${dataDir} …`)
    await runCommand(dataDir, 'seed', 'country', '--scale', String(scale))
    writeFileSync(marker, wanted.join('\n'))
  }
  return { name, scale, dataDir }
}

export function removeDataset(dataDir: string): void {
  const cluster = join(dataDir, 'postgres')
  // For root the cluster is elsewhere, behind a symbolic link.
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/** Each migration with its checksum, in order. */
function migrations(): string[] {
  const folder = join(serverFolder, '../migrations')
  return readdirSync(folder)
    .sort()
    .map(
      file =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    )
}
