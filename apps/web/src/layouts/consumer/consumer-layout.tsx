import { Link } from '@tanstack/react-router'
import { ConsumerFrame } from '@vizit/ui/shell/consumer-frame.tsx'
import { Navigation } from '@vizit/ui/shell/navigation.tsx'
import type { ReactNode } from 'react'
import { Brand } from '../brand.tsx'
import { LanguageAndDemoBadge } from '../language-and-demo-badge.tsx'
import { NavigationLink } from '../navigation-link.tsx'
import { useNavigationEntries } from '../use-navigation-entries.tsx'
import { TownButton } from './town/town-button.tsx'

export function ConsumerLayout({ children }: { children: ReactNode }) {
  const { consumer } = useNavigationEntries()
  return (
    <ConsumerFrame
      brand={
        <>
          <Link to="/" style={{ color: 'inherit', textDecoration: 'none' }}>
            <Brand />
          </Link>
          <TownButton />
        </>
      }
      tools={<LanguageAndDemoBadge />}
      navigation={<Navigation places={consumer} Link={NavigationLink} shape="bar" />}
    >
      {children}
    </ConsumerFrame>
  )
}
