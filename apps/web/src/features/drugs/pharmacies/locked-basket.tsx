import { Text } from '@mantine/core'
import { useSelector } from '@tanstack/react-store'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { storeState } from '../../../app/device-store/store-state.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { useSessionState } from '../../../app/session/session.ts'

/** What the device keeps of the basket needs its code; what is put into the basket of the tab meanwhile is added then. */
export function LockedBasket() {
  const t = useT('pharmacies')
  const isLocked = useSelector(storeState, ({ state }) => state === 'locked')
  if (useSessionState() !== 'signed-in' || !isLocked) return null
  return (
    <Notice>
      <Text>{t('locked')}</Text>
      <TextLink to="/first-aid-kit">{t('unlock')}</TextLink>
    </Notice>
  )
}
