import type { AnswerOf } from '@vizit/contract/call.ts'
import type { listPrograms } from '@vizit/contract/calls/programmes.ts'
import { byAlphabet } from '@vizit/i18n/format/by-alphabet.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

type Programme = AnswerOf<typeof listPrograms>[number]

export interface ProgrammeFacts {
  readonly code: string
  readonly kind: Programme['kind']
  readonly caption: Readonly<Record<Language, string>>
}

/** Those that are switched on, or all; by their names. */
export async function listProgrammes(
  db: Kysely<DB>,
  language: Language,
  { isAll }: { readonly isAll: boolean },
): Promise<Programme[]> {
  const rows = await db
    .selectFrom('programme')
    .selectAll()
    .$if(!isAll, query => query.where('active', '=', true))
    .orderBy('code')
    .execute()
  const compare = byAlphabet(language)
  return rows
    .map(row => ({
      code: row.code,
      kind: row.kind as Programme['kind'],
      programCaption: row[`caption_${language}`] ?? row.caption_ru,
    }))
    .toSorted((one, other) => compare(one.programCaption, other.programCaption))
}

/** Adds programmes; existing ones stay as the operator changed them. */
export async function addProgrammes(db: Kysely<DB>, programmes: readonly ProgrammeFacts[]): Promise<void> {
  const rows = programmes.map(({ code, kind, caption }) => ({
    code,
    kind,
    caption_ru: caption.ru,
    caption_be: caption.be,
    caption_en: caption.en,
  }))
  await db
    .insertInto('programme')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
