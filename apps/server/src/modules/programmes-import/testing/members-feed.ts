import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { addFeedKey, type KeyOwner } from '../../feeds/public.ts'
import { programmeKeys } from '../../programmes/public.ts'
import { importProgramme } from '../use-cases/import-programme.ts'
import { employerFiles, fillClinics, insurerFiles, programmeWriter } from './programme-folder.ts'

interface Sent {
  readonly query?: string
  readonly of?: string
  readonly with?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The feeds of members of two imported programmes: the employer `plant`, whose key is used, and the insurer `shield`. */
export function membersFeed(world: World) {
  const { db, clock, database } = world
  const { coverageEnds: ends } = testServices({ database, clock })
  const deps = { db, clock, keys: programmeKeys(SECRET), ends }
  const write = programmeWriter()
  let key = ''
  const keyOf = async (kind: KeyOwner, code: string) =>
    requireValue(await addFeedKey({ kind, code }, null, { db, clock })).key

  return {
    keyOf,
    begin: async () => {
      await fillClinics(db)
      await sql`truncate feed_source cascade`.execute(db)
      for (const files of [employerFiles, insurerFiles]) {
        const result = await importProgramme(await write(files), deps)
        if (result.outcome !== 'imported') throw new Error(JSON.stringify(result))
      }
      key = await keyOf('programme', 'plant')
    },
    send: async (payload: string | Buffer, sent: Sent = {}) => {
      const reply = await world.app.inject({
        method: 'POST',
        url: `/api/v2/feeds/programmes/${sent.of ?? 'plant'}/members?${sent.query ?? 'sequence=1'}`,
        headers: {
          authorization: `Bearer ${sent.with ?? key}`,
          'content-type': 'text/csv',
          'accept-language': 'en',
          ...sent.headers,
        },
        payload,
      })
      return { status: reply.statusCode, json: reply.json() }
    },
    /** Codes of the members, with a minus before those who have left. */
    members: async (programme = 'plant') => {
      const { rows } = await sql<{ code: string }>`
        select case when removed_at is null then code else '-' || code end as code from programme_member
        where programme_code = ${programme} order by programme_member.code`.execute(db)
      return rows.map(({ code }) => code)
    },
  }
}
