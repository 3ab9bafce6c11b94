import { Navigation } from '@vizit/ui/shell/navigation.tsx'
import { PortalFrame } from '@vizit/ui/shell/portal-frame.tsx'
import type { ReactNode } from 'react'
import { LanguageAndDemoBadge } from '../language-and-demo-badge.tsx'
import { NavigationLink } from '../navigation-link.tsx'
import { useNavigationEntries } from '../use-navigation-entries.tsx'
import { CloseFrame } from './close-frame.tsx'
import { ProviderName } from './provider-name.tsx'

export function PortalLayout({ children }: { children: ReactNode }) {
  const { portal } = useNavigationEntries()
  return (
    <PortalFrame
      title={<ProviderName />}
      tools={<LanguageAndDemoBadge />}
      close={<CloseFrame />}
      navigation={fold => <Navigation places={portal} Link={NavigationLink} shape="menu" onChosen={fold} />}
    >
      {children}
    </PortalFrame>
  )
}
