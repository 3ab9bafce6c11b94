import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { ReactNode } from 'react'
import { useProvider } from '../../app/provider-choice.ts'
import { DoctorBrowser } from './doctor-browser.tsx'

interface TimeslotsScreenProps {
  favourites: ReactNode
  providerChoice: ReactNode
}

/** Find a doctor and a free time (product §2, "Booking filter screen"). */
export function TimeslotsScreen({ favourites, providerChoice }: TimeslotsScreenProps) {
  const t = useT('timeslot')
  const provider = useProvider()
  const { refused } = useLocation({ select: location => location.state })
  return (
    <Screen title={t('title')} wide>
      {refused && <RefusalBlock refusal={{ code: refused, attributes: {} }} />}
      {favourites}
      {providerChoice}
      {provider && <DoctorBrowser key={provider} provider={provider} />}
    </Screen>
  )
}
