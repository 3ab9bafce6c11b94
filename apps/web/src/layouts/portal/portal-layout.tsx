import { Navigation } from '@vizit/ui/shell/navigation.tsx'
import { PortalFrame } from '@vizit/ui/shell/portal-frame.tsx'
import type { ReactNode } from 'react'
import { PlaceLink } from '../place-link.tsx'
import { Tools } from '../tools.tsx'
import { useNavigationPlaces } from '../use-navigation-places.tsx'
import { CloseFrame } from './close-frame.tsx'
import { ProviderName } from './provider-name.tsx'

export function PortalLayout({ children }: { children: ReactNode }) {
  const { portal } = useNavigationPlaces()
  return (
    <PortalFrame
      title={<ProviderName />}
      tools={<Tools />}
      close={<CloseFrame />}
      navigation={fold => <Navigation places={portal} Link={PlaceLink} shape="menu" onChosen={fold} />}
    >
      {children}
    </PortalFrame>
  )
}
