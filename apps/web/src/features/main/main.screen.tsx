import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import type { ReactNode } from 'react'
import { useSessionState } from '../../app/session/session.ts'
import { GuestCard } from './guest-card.tsx'
import { TownSections } from './town-sections.tsx'

interface MainScreenProps {
  /** The search over everything. */
  search: ReactNode
  /** What concerns the signed-in user. */
  personal: ReactNode
}

/** `/` of the consumer layout: what awaits the user, and the ways to a doctor (product §2, "Main"). */
export function MainScreen({ search, personal }: MainScreenProps) {
  const t = useT('main')
  const signedIn = useSessionState() === 'signed-in'
  return (
    <Screen title={t('title')} wide>
      {search}
      {signedIn && personal}
      <TownSections />
      {!signedIn && <GuestCard />}
    </Screen>
  )
}
