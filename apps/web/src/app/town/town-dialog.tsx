import { Button, Skeleton, Text } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { nearestTown } from '@vizit/domain/geo/nearest-town.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { STALE_TIMES } from '../api/stale-times.ts'
import { currentPlace } from '../place/current-place.ts'
import { useChooseTown } from '../provider/use-choose-town.ts'
import { TownList } from './town-list.tsx'

/** Chooses the town by the place of the device, with consent, or from a list (product §3, "Location"). */
export function TownDialog({ onClose }: { onClose: () => void }) {
  const t = useT('town')
  const close = useT('common')('close')
  const { data, refusal, refetch } = useCallQuery(
    'listLocations',
    {},
    { staleTime: STALE_TIMES.listLocations },
  )
  const choose = useChooseTown()
  const [state, setState] = useState<'idle' | 'locating' | 'unknown' | 'abroad'>('idle')
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function take(town: { code: number; name: string }) {
    choose(town)
    onClose()
  }

  async function locate() {
    setState('locating')
    const place = await currentPlace()
    // Who has chosen from the list or closed the dialog meanwhile has answered.
    if (!isOpen.current) return
    if (!place) return setState('unknown')
    const town = nearestTown(data ?? [], place)
    if (!town) return setState('abroad')
    take(town)
    toast(t('located', { town: town.name }))
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div>
        <PendingButton
          variant="default"
          fullWidth
          leftSection={<IconCurrentLocation size={20} aria-hidden />}
          pending={state === 'locating'}
          disabled={!data}
          onClick={locate}
        >
          {t('locate')}
        </PendingButton>
        <Text c="dimmed" size="sm" mt={4}>
          {t('stays')}
        </Text>
        <Text role="status">{(state === 'unknown' || state === 'abroad') && t(state)}</Text>
      </div>
      {refusal && <ErrorState refusal={refusal} retry={() => void refetch()} />}
      {!refusal && !data && <Skeleton height={240} />}
      {data && <TownList towns={data} onChoose={take} />}
      <DialogActions sticky>
        <Button variant="default" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
