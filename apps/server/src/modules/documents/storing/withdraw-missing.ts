import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface StoredPrescription {
  readonly id: string
  readonly number: string
  readonly visit_id: string | null
  readonly withdrawn: boolean
  readonly unnamed: boolean
}

/** The prescriptions of a record whose numbers begin so. */
export function storedPrescriptions(
  db: Kysely<DB>,
  {
    providerId,
    record,
    prefix,
  }: { readonly providerId: string; readonly record: string; readonly prefix: string },
): Promise<StoredPrescription[]> {
  return db
    .selectFrom('prescription')
    .innerJoin('medical_record', 'medical_record.id', 'record_id')
    .select(['prescription.id', 'prescription.number', 'visit_id', 'withdrawn', 'unnamed'])
    .where('prescription.provider_id', '=', providerId)
    .where('medical_record.number', '=', record)
    .where('prescription.number', '^@', prefix)
    .execute()
}

/** Prescriptions that the clinic has no more are not to be taken. Devices that have their visits read them again. */
export async function withdrawPrescriptions(
  db: Kysely<DB>,
  gone: readonly StoredPrescription[],
  now: Date,
): Promise<void> {
  const visitIds = gone.flatMap(({ visit_id }) => visit_id ?? [])
  await db.transaction().execute(async trx => {
    if (visitIds.length > 0)
      await trx.updateTable('visit').set({ updated_at: now }).where('id', 'in', visitIds).execute()
    await trx
      .updateTable('prescription')
      .set({ withdrawn: true, updated_at: now })
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
  })
}
