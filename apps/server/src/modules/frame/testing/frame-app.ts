import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { httpBinding } from '../../../platform/http/plugin.ts'
import { detail } from '../../../platform/http/refusal-detail.ts'
import { security } from '../../../platform/http/security.ts'
import { webApp } from '../../../platform/http/web-app.ts'
import { widgetScript } from '../../../platform/http/widget-script.ts'
import { framePlugin } from '../plugin.ts'
import { changeFrameHosts, readProviderFrame, showAccountInFrames } from '../public.ts'

/** Pages with their policies, and the widget script, on a database with one clinic. */
export async function frameApp({ frameAncestors = [] }: { frameAncestors?: string[] } = {}) {
  const database = await testDatabase()
  const clinic = await createClinic(database.db)
  const folder = await mkdtemp(join(tmpdir(), 'vizit-web-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Vizit</title>')
  const widgetFolder = await mkdtemp(join(tmpdir(), 'vizit-widget-'))
  await writeFile(join(widgetFolder, 'widget.js'), 'window.Vizit = {}')
  const app = Fastify()
  await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
  await app.register(security, {
    frameAncestors,
    requestsPerMinute: 1000,
    frameHosts: provider => readProviderFrame(database.db, provider),
  })
  await app.register(framePlugin, { database, frameAncestors })
  await app.register(widgetScript, { folder: widgetFolder })
  await app.register(webApp, { folder })
  afterAll(async () => {
    await app.close()
    await Promise.all([folder, widgetFolder].map(each => rm(each, { recursive: true })))
  })
  const deps = { db: database.db, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }
  const allow = (provider: string, ...sites: string[]) =>
    changeFrameHosts({ kind: 'allow', provider, sites }, deps)
  const forbid = (provider: string, ...sites: string[]) =>
    changeFrameHosts({ kind: 'forbid', provider, sites }, deps)
  const showAccount = (provider: string, shows: boolean) => showAccountInFrames(provider, shows, deps)
  return { app, clinic, allow, forbid, showAccount, db: database.db, database }
}
