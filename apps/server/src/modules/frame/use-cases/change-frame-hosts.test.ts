import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeFrameHosts, readFrameHosts } from '../public.ts'
import { frameApp } from '../testing/frame-app.ts'

const { clinic, allow, forbid, db } = await frameApp()
const { providerCode, providerId } = clinic
const hosts = () => readFrameHosts(db, providerCode)

test('sites are allowed and forbidden in any spelling, and the change is audited', async () => {
  expect(await allow(providerCode, 'Clinic.test', 'https://clinic.test/')).toEqual({
    outcome: 'changed',
    hosts: ['https://clinic.test'],
  })
  await allow(providerCode, 'https://clinic.test', 'http://localhost:8090')
  expect(await hosts()).toEqual(['http://localhost:8090', 'https://clinic.test'])
  await forbid(providerCode, 'https://clinic.test')
  expect(await hosts()).toEqual(['http://localhost:8090'])
  const audit = await db.selectFrom('audit').select(['action', 'subject', 'details']).orderBy('id').execute()
  expect(audit.at(-1)).toEqual({
    action: 'frame-host-forbidden',
    subject: providerId,
    details: { origins: 'https://clinic.test' },
  })
})

test('an invalid site changes nothing', async () => {
  const before = await hosts()
  expect(await allow(providerCode, 'https://other.test', 'http://other.test', '*')).toEqual({
    outcome: 'no-site',
    written: ['http://other.test', '*'],
  })
  expect(await hosts()).toEqual(before)
  expect(await allow('nobody', 'https://other.test')).toEqual({ outcome: 'unknown-provider' })
})

test('in production a site on this machine is refused, but can be removed from the list', async () => {
  const deps = { db, clock: { now: () => new Date('2026-11-21T09:00:00Z') }, production: true }
  const sites = ['http://localhost:8090']
  await allow(providerCode, 'https://clinic.test', ...sites)
  expect(await changeFrameHosts({ kind: 'allow', provider: providerCode, sites }, deps)).toEqual({
    outcome: 'no-site',
    written: sites,
  })
  await changeFrameHosts({ kind: 'forbid', provider: providerCode, sites }, deps)
  expect(await hosts()).toEqual(['https://clinic.test'])
})

test.each([
  '*',
  "'self'",
  'http://clinic.test',
  'https://clinic.test/',
  'https://Clinic.test',
  'https://a.test https://b.test',
  'https://a.test;script-src',
  `https://${'a'.repeat(260)}.test`,
])('the database refuses %s', async origin => {
  const insert = sql`insert into frame_host (provider_id, origin) values (${providerId}, ${origin})`
  await expect(insert.execute(db)).rejects.toThrow(/frame_host_origin_check/)
})
