import { IconMapOff, IconRefresh } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Banner } from '@vizit/ui/states/banner.tsx'
import { useState } from 'react'
import { useAvailableRelease } from '../app/release/available-release.ts'

/** Messages that concern every screen. */
export function Banners() {
  const t = useT('common')
  const { unknownAddress } = useLocation().state
  const update = useAvailableRelease()
  return (
    <div role="status">
      {unknownAddress && <Banner icon={<IconMapOff size={24} aria-hidden />}>{t('noSuchPage')}</Banner>}
      {update && (
        <Banner icon={<IconRefresh size={24} aria-hidden />} action={<UpdateButton update={update} />}>
          {t('newVersion')}
        </Banner>
      )}
    </div>
  )
}

function UpdateButton({ update }: { update: () => void }) {
  const t = useT('common')
  const [isUpdating, setUpdating] = useState(false)
  const press = () => {
    setUpdating(true)
    update()
  }
  return (
    <PendingButton size="sm" variant="default" pending={isUpdating} onClick={press}>
      {t('reload')}
    </PendingButton>
  )
}
