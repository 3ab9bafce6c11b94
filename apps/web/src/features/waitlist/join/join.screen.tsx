import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { JoinForEarlier } from './join-for-earlier.tsx'
import { JoinForTime } from './join-for-time.tsx'

/** `/waitlist/join`: the address says what to wait for. */
export function JoinScreen() {
  const t = useT('waitlist')
  const search = useSearch({ from: '/waitlist/join' })
  return (
    <Screen title={search.visit ? t('joinEarlierTitle') : t('joinTitle')}>
      {search.visit ? <JoinForEarlier orderId={search.visit} /> : <JoinForTime search={search} />}
    </Screen>
  )
}
