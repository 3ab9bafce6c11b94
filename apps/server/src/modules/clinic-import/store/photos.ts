import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ClinicPhoto } from '../clinic.ts'

/** Called before the rows that refer to the photos are written. */
export async function savePhotos(trx: Kysely<DB>, photos: readonly ClinicPhoto[]): Promise<void> {
  for (const { hash, mediaType, content } of photos) {
    await trx
      .insertInto('photo')
      .values({ hash, media_type: mediaType, content })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

/** Deletes photos that no doctor, branch or clinic refers to any more. */
export async function forgetPhotos(trx: Kysely<DB>): Promise<void> {
  await sql`
    delete from photo
    where not exists (select from doctor where photo_hash = hash)
      and not exists (select from provider where logo_hash = hash)
      and not exists (select from branch_photo where photo_hash = hash)`.execute(trx)
}
