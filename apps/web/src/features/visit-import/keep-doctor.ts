import { shortName } from '@vizit/domain/person/short-name.ts'
import { addFavourite } from '../../app/favourites/favourites.ts'
import type { ImportedOrder } from './import-types.ts'

/** The doctor of an imported visit is a favourite from then on. */
export function keepDoctor({ physicianId, physicianName, branchId, photoUrl, providerCode }: ImportedOrder) {
  addFavourite({ id: physicianId, displayName: shortName(physicianName), branchId, photoUrl, providerCode })
}
