import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { dropVisitImport } from '../../app/visit-import/visit-import.ts'
import { addFavouriteDoctor } from './add-favourite-doctor.ts'
import type { ImportedOrder } from './import-types.ts'

interface AlreadyImportedProps {
  order: ImportedOrder
  /** True with the `ed` flag: the doctor is added to the favourites (product §4, "Import visit"). */
  wantsFavourite: boolean
}

/** A short message that the visit was imported before. */
export function AlreadyImported({ order, wantsFavourite }: AlreadyImportedProps) {
  const t = useT('visit-import')
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    if (wantsFavourite) addFavouriteDoctor(order)
    toast(t(wantsFavourite ? 'alreadyFavourite' : 'already'))
    dropVisitImport()
  }, [order, wantsFavourite, t])
  return null
}
