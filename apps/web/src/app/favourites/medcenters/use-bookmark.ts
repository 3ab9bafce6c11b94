import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { MOST_FAVOURITES } from '@vizit/domain/favourites/favourite-doctors.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import {
  type MedcenterToBookmark,
  useFavouriteMedcenters,
  useShownFavourites,
} from './use-favourite-medcenters.ts'

const now = () => formatInstant(new Date())

/**
 * Whether a medical centre is a favourite of the account, and its change: shown at once, sent until it is answered, and
 * taken back if it is refused.
 */
export function useBookmark(medcenter: MedcenterToBookmark) {
  const t = useT('medcenters')
  const texts = useTexts()
  const { data } = useFavouriteMedcenters()
  const { show, hide } = useShownFavourites()
  const { branchId: medcenterId } = medcenter
  const stored = data?.find(({ id }) => id === medcenterId)
  /** The oldest one leaves a full list. */
  const pushedOut = useRef<string>(undefined)
  const removedWas = useRef<string>(undefined)
  const left = (refusal: Refusal) => toastRefusal(refusalText(texts, refusal).title)

  const adding = useCall('addFavouriteMedcenter', {
    done: () => toast(added(), { label: t('bookmark.undo'), act: remove }),
    left,
  })
  const removing = useCall('removeFavouriteMedcenter', {
    done: () =>
      toast(t('bookmark.removed'), { label: t('bookmark.undo'), act: () => add(removedWas.current) }),
    left,
  })
  function added() {
    if (!pushedOut.current) return t('bookmark.added')
    return t('bookmark.addedToFull', { most: MOST_FAVOURITES, name: pushedOut.current })
  }
  function add(addedAt?: string) {
    pushedOut.current = data?.[MOST_FAVOURITES - 1]?.displayName
    removing.reset()
    show(medcenter, addedAt ?? now())
    adding.mutate({ params: { medcenterId }, body: addedAt ? { addedAt } : {} })
  }
  function remove() {
    adding.reset()
    removedWas.current = stored?.addedAt
    hide(medcenterId)
    removing.mutate({ params: { medcenterId } })
  }

  const isNotAdded = adding.refusal !== null && !adding.isPending
  const isNotRemoved = removing.refusal !== null && !removing.isPending
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (isNotAdded) hide(medcenterId)
    if (isNotRemoved) show(medcenter, removedWas.current ?? now())
  }, [isNotAdded, isNotRemoved])

  return {
    /** False while the list of the account is read. */
    isKnown: data !== undefined,
    isKept: stored !== undefined,
    change: stored ? remove : () => add(),
    refusal: adding.refusal ?? removing.refusal,
  }
}
