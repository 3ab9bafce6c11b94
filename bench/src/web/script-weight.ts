import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1,024 bytes) of these scripts, each compressed by gzip, as the build's budget counts them. */
export function scriptWeight(webFolder: string, addresses: readonly string[]): number {
  const files = new Set(addresses.map(address => new URL(address).pathname))
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(webFolder, file))).length,
    0,
  )
  return bytes / 1024
}
