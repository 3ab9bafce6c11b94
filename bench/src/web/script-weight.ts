import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1,024 bytes) of these scripts, each gzipped, as in the build's budget. */
export function scriptWeight(webFolder: string, addresses: readonly string[]): number {
  const files = new Set(addresses.map(address => new URL(address).pathname))
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(webFolder, file))).length,
    0,
  )
  return bytes / 1024
}
