import { IconCloudOff, IconTrash } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { StoreState } from '../../app/device-store/store-state.ts'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'

/**
 * Shown while the device store is closed: asks for the code, or says why there is nothing. Its route must load the
 * texts of `wallet`.
 */
export function ClosedStore({ state, wiped }: Pick<StoreState, 'state' | 'wiped'>) {
  const t = useT('wallet')
  if (state === 'locked') return <UnlockStore />
  if (state === 'opening') return <CardSkeletons count={2} />
  const why = wiped ? 'wiped' : 'closed'
  return (
    <div role="status">
      <EmptyState
        icon={wiped ? <IconTrash size={32} /> : <IconCloudOff size={32} />}
        title={t(`unlock.${why}`)}
        hint={t(`unlock.${why}Text`)}
      />
    </div>
  )
}
