import { Navigation } from '@vizit/ui/shell/navigation.tsx'
import { PortalFrame } from '@vizit/ui/shell/portal-frame.tsx'
import type { ReactNode } from 'react'
import { LanguageAndDemoBadge } from '../language-and-demo-badge.tsx'
import { NavigationLink } from '../navigation-link.tsx'
import { CloseFrame } from './close-frame.tsx'
import { ProviderName } from './provider-name.tsx'
import { usePortalEntries } from './use-portal-entries.tsx'

export function PortalLayout({ children }: { children: ReactNode }) {
  const portalEntries = usePortalEntries()
  return (
    <PortalFrame
      title={<ProviderName />}
      tools={<LanguageAndDemoBadge />}
      close={<CloseFrame />}
      navigation={fold => (
        <Navigation places={portalEntries} Link={NavigationLink} shape="menu" onChosen={fold} />
      )}
    >
      {children}
    </PortalFrame>
  )
}
