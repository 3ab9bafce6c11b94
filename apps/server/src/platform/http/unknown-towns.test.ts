import { api } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputOf } from './testing/contract-inputs.ts'

const world = await testWorld()

const ofTown = Object.entries(api).filter(
  ([, { who, method, query }]: [string, Call]) =>
    who === 'anyone' && method === 'GET' && query instanceof z.ZodObject && 'locationCode' in query.shape,
)

test('there are calls to test', () => expect(ofTown.length).toBeGreaterThan(10))

test.each(ofTown)(
  '%s refuses a town that does not exist, and takes 0 for all regions',
  async (_name, call) => {
    const { params = {}, query } = inputOf(call)
    const path = call.path.replaceAll(/:(\w+)/g, (_, field: string) => String(params[field]))
    const ask = async (locationCode: string) => {
      const search = new URLSearchParams({ ...(query as Record<string, string>), locationCode })
      const reply = await world.app.inject(`${path}?${search}`)
      return { status: reply.statusCode, refused: JSON.stringify(reply.json()) }
    }
    const unknown = await ask('999999')
    expect(unknown.status, unknown.refused).toBe(400)
    expect(unknown.refused).toContain('{"path":"locationCode","problem":"unknown"}')
    expect((await ask('0')).refused).not.toContain('"path":"locationCode"')
  },
)
