import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { smallPmtiles } from '@vizit/test-kit/map/small-pmtiles.ts'
import { startServer } from '@vizit/test-kit/server/server-process.ts'

/** A second server of the product's database, which has a vector file for the map. */
export async function serverWithStreets(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-map-'))
  const file = join(folder, 'belarus.pmtiles')
  await writeFile(file, smallPmtiles())
  const secret = await readFile(join(dirname(process.env.E2E_ACCOUNTS ?? ''), 'secret'), 'utf8')
  const { child, address, exited } = await startServer({
    DATABASE_URL: process.env.E2E_DATABASE ?? '',
    VIZIT_SECRET: secret.trim(),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    MAP_PMTILES: file,
  })
  return {
    address,
    close: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
