import { shortName } from '@vizit/domain/person/short-name.ts'
import { addFavourite } from '../../app/favourites/favourites.ts'
import type { ImportedOrder } from './import-types.ts'

/** Adds the doctor of an imported visit to the favourites. */
export function addFavouriteDoctor({
  physicianId,
  physicianName,
  branchId,
  photoUrl,
  providerCode,
}: ImportedOrder) {
  addFavourite({ id: physicianId, displayName: shortName(physicianName), branchId, photoUrl, providerCode })
}
