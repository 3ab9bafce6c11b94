import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vizit/test-kit/server/free-port.ts'
import { startServer } from '@vizit/test-kit/server/server-process.ts'
import { makeAccounts } from './accounts.ts'
import { readBookableDoctors } from './clinic.ts'
import { startClinicPages } from './clinic-pages.ts'
import { makePartner } from './partner.ts'
import { vizit } from './vizit.ts'

/** Starts the built product with the demo data in a new data directory; returns a function that stops it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vizit-e2e-'))
  const partner = await makePartner(dataDir)
  const pushPort = await freePort()
  const { child, address, exited } = await startServer({
    DATA_DIR: dataDir,
    DEMO: 'on',
    CUSTOM_TOKEN_KEYS: partner.keysFile,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '100000',
    PUSH_HOSTS: `127.0.0.1:${pushPort}`,
  })
  // Workers start later and inherit this variable.
  process.env.E2E_ADDRESS = address
  process.env.E2E_PUSH_PORT = String(pushPort)
  process.env.E2E_DATABASE = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8')).url
  process.env.E2E_PARTNER_KEY = partner.privateKey
  process.env.E2E_ACCOUNTS = await makeAccounts(dataDir)
  process.env.E2E_DOCTORS = JSON.stringify(await readBookableDoctors())
  // All browsers use one address and leave holds behind, so the limit is raised.
  await vizit('config', 'set', 'guestHolds', '{"perAddress":1000,"shareOfDay":1,"perDoctor":1000}')
  const pages = await startClinicPages(address, dataDir)
  process.env.E2E_CLINIC_PAGE = pages.own
  process.env.E2E_STRANGERS_PAGE = pages.strangers
  return async () => {
    pages.close()
    child.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
}
