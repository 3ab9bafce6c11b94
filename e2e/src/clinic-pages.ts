import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const example = join(root, 'docs/examples/clinic-page.html')
const cli = join(root, 'apps/server/src/cli/vizit.ts')

/** The address of the product in the example, as its documentation gives it. */
const IN_EXAMPLE = 'http://localhost:8080'

export interface ClinicPages {
  /** The page on a site in the list of the demo's organisation. */
  readonly own: string
  /** The page on a site that is not in the list. */
  readonly strangers: string
  close(): void
}

/**
 * Serves the documentation's example on two sites that are foreign to the product: 127.0.0.1 is another site than
 * localhost.
 */
export async function startClinicPages(product: string, dataDir: string): Promise<ClinicPages> {
  const page = readFileSync(example, 'utf8').replaceAll(IN_EXAMPLE, product)
  const servers = [page, page].map(body =>
    createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(body)),
  )
  const [own = '', strangers = ''] = await Promise.all(
    servers.map(async server => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }),
  )
  await promisify(execFile)(process.execPath, [cli, 'provider', 'allow-host', 'demo', own], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return { own, strangers, close: () => servers.forEach(server => void server.close()) }
}
