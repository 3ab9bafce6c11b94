import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { httpBinding } from '../../../platform/http/plugin.ts'
import { detail } from '../../../platform/http/refusal-detail.ts'
import { seedDemo } from '../../demo/public.ts'
import { stockAvailability } from '../../drugs/public.ts'
import { cataloguePlugin } from '../plugin.ts'

const { drop, ...opened } = await testDatabase()
const database = { ...opened, close: drop }
const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
await seedDemo({ db: database.db, clock })
const app = Fastify()
await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
const settings = async () => ({
  online_booking_enabled: true,
  drugPrices: { staleHours: 24, hiddenHours: 72 },
})
await app.register(cataloguePlugin, {
  ...{ database, clock, settings, drugAvailability: stockAvailability(database, clock) },
})
afterAll(() => app.close())

const MINSK = 17
const searches = (['ru', 'be', 'en'] as const).flatMap(language =>
  serverTexts(language)
    .area('search')('popularDoctors')
    .split('; ')
    .map(q => [q, language] as const),
)

test.each(searches)('the popular search "%s" (%s) finds its doctors in Minsk', async (q, language) => {
  const url = `/api/v2/public/search?q=${encodeURIComponent(q)}&locationCode=${MINSK}`
  const reply = await app.inject({ url, headers: { 'accept-language': language } })
  const { specialities } = reply.json<{ specialities: { items: { doctorsCount: number }[] } }>()
  expect(specialities.items[0]?.doctorsCount).toBeGreaterThan(0)
})
