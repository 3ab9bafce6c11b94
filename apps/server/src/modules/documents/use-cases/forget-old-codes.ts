import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { forgetCodes } from '../store/activation-codes.ts'

/** Deletes codes that no limit counts any more. */
export const forgetOldCodes = (db: Kysely<DB>, now: Date) =>
  forgetCodes(db, new Date(now.getTime() - limits.keptCodeDays * DAY_MS))
