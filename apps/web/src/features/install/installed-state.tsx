import { IconDeviceMobileCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'

export function InstalledState() {
  const t = useT('install')
  return (
    <Screen title={t('done.title')}>
      <EmptyState icon={<IconDeviceMobileCheck size={40} />} title={t('done.text')} />
    </Screen>
  )
}
