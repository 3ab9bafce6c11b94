import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface NewPhoto {
  readonly profileId: string
  readonly mediaType: string
  readonly content: Buffer
  readonly now: Date
}

/** Replaces a person's photo, under a new id. */
export async function putPhoto(
  trx: Kysely<DB>,
  { profileId, mediaType, content, now }: NewPhoto,
): Promise<string> {
  const photo = { photo_id: randomUUID(), media_type: mediaType, content, saved_at: now }
  await trx
    .insertInto('person_photo')
    .values({ profile_id: profileId, ...photo })
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet(photo))
    .execute()
  return photo.photo_id
}

/** False: there was no photo. */
export async function removePhoto(trx: Kysely<DB>, profileId: string): Promise<boolean> {
  const removed = await trx.deleteFrom('person_photo').where('profile_id', '=', profileId).executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export async function findPhoto(db: Kysely<DB>, photoId: string) {
  return db
    .selectFrom('person_photo')
    .select(['profile_id as profileId', 'media_type as mediaType', 'content'])
    .where('photo_id', '=', photoId)
    .executeTakeFirst()
}

export async function photoOf(db: Kysely<DB>, profileId: string): Promise<Buffer | undefined> {
  const photo = await db
    .selectFrom('person_photo')
    .select('content')
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return photo?.content
}
