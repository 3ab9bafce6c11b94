import { Button } from '@mantine/core'
import { IconMapOff, IconRefresh } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Banner } from '@vizit/ui/states/banner.tsx'
import { useOfferedRelease } from '../app/release/offered-release.ts'

/** What a person should know on whatever screen they are. */
export function Banners() {
  const t = useT('common')
  const { unknownAddress } = useLocation().state
  const released = useOfferedRelease()
  const reload = (
    <Button size="sm" variant="default" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  )
  return (
    <div role="status">
      {unknownAddress && <Banner icon={<IconMapOff size={24} aria-hidden />}>{t('noSuchPage')}</Banner>}
      {released && (
        <Banner icon={<IconRefresh size={24} aria-hidden />} action={reload}>
          {t('newVersion')}
        </Banner>
      )}
    </div>
  )
}
