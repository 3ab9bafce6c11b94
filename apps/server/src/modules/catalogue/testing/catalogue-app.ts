import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { Clock } from '../../../platform/clock.ts'
import { httpBinding } from '../../../platform/http/plugin.ts'
import { detail } from '../../../platform/http/refusal-detail.ts'
import { type DrugsDeps, stockAvailability } from '../../drugs/public.ts'
import { cataloguePlugin } from '../plugin.ts'
import type { CatalogueDeps } from '../store/deps.ts'

/** Sunday, noon in Minsk; the test's doctor works on Monday morning. */
export const NOW = new Date('2026-03-01T09:00:00Z')
export const MONDAY = '2026-03-02'

/**
 * The catalogue on a database with one clinic and one doctor, who works on Monday at 9:00, 9:30 and so on in
 * Minsk; `more` adds to the application.
 */
export async function catalogueApp(
  more?: (app: FastifyInstance, deps: CatalogueDeps & DrugsDeps) => Promise<void>,
  clock: Clock = { now: () => NOW },
) {
  const database = await testDatabase()
  const clinic = await createClinic(database.db)
  const doctor = await createDoctor(database.db, clinic, { from: `${MONDAY}T06:00:00Z`, slots: 4 })
  const settings = {
    online_booking_enabled: true,
    drugPrices: { staleHours: 24, hiddenHours: 72 },
  }
  const app = Fastify()
  await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
  const opened = { ...database, close: database.drop }
  const deps = {
    database: opened,
    drugAvailability: stockAvailability(opened, clock),
    clock,
    settings: async () => settings,
  }
  await app.register(cataloguePlugin, deps)
  await more?.(app, deps)
  afterAll(() => app.close())
  const base = `/api/v2/public/booking/${clinic.providerCode}`
  const get = async (url: string, language = 'ru') => {
    const reply = await app.inject({ url, headers: { 'accept-language': language } })
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers, reply }
  }
  return { app, get, base, clinic, doctor, database: deps.database, db: database.db, settings }
}
