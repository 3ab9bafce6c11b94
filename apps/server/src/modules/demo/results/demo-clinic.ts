import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The organisation with the laboratory of the demo's patients. */
export interface DemoClinic {
  readonly providerId: string
  readonly branchId: string
  readonly physicianName: string
}

/** The demo's largest organisation. Undefined: there is no demo. */
export async function demoClinic(db: Kysely<DB>): Promise<DemoClinic | undefined> {
  const found = await db
    .selectFrom('assignment')
    .innerJoin('provider', 'provider.id', 'assignment.provider_id')
    .innerJoin('doctor', 'doctor.id', 'assignment.doctor_id')
    .select(['assignment.provider_id', 'assignment.branch_id'])
    .select(['doctor.last_name_ru', 'doctor.first_name_ru', 'doctor.middle_name_ru'])
    .where('provider.is_demo', '=', true)
    .where('provider.code', '=', 'demo')
    .orderBy('assignment.id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const { last_name_ru, first_name_ru, middle_name_ru } = found
  return {
    providerId: found.provider_id,
    branchId: found.branch_id,
    physicianName: [last_name_ru, first_name_ru, middle_name_ru].filter(Boolean).join(' '),
  }
}
