import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Clinic } from '../clinic.ts'
import { removeUnusedCommonServices } from './remove-unused-common-services.ts'
import { saveServiceMappings } from './save-assignments.ts'
import type { SavedClinic } from './save-clinic.ts'
import { saveServices } from './save-entries.ts'
import { removeEmptyGroups, saveServiceGroups } from './save-service-groups.ts'
import { saveServiceOptions } from './save-service-options.ts'
import type { EntryCounts } from './upsert.ts'

/** Writes what a clinic offers, last of all: other imports wait for it until the end of the transaction (`lock_common_services`). */
export async function saveClinicServices(
  trx: Kysely<DB>,
  clinic: Clinic,
  { providerId, assignments, branchIds }: SavedClinic,
): Promise<EntryCounts> {
  const groupIds = await saveServiceGroups(trx, providerId, clinic)
  const { ids: serviceIds, counts } = await saveServices(trx, providerId, {
    services: clinic.services,
    groupIds,
  })
  await saveServiceOptions(trx, providerId, { options: clinic.serviceOptions, serviceIds, branchIds })
  await removeUnusedCommonServices(trx)
  await removeEmptyGroups(trx, providerId, clinic)
  await saveServiceMappings(trx, providerId, { saved: assignments, serviceIds })
  return counts
}
