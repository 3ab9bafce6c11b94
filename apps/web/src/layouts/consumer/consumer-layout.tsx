import { Link } from '@tanstack/react-router'
import { ConsumerFrame } from '@vizit/ui/shell/consumer-frame.tsx'
import { Navigation } from '@vizit/ui/shell/navigation.tsx'
import type { ReactNode } from 'react'
import { Brand } from '../brand.tsx'
import { LanguageAndDemoBadge } from '../language-and-demo-badge.tsx'
import { NavigationLink } from '../navigation-link.tsx'
import { TownButton } from './town/town-button.tsx'
import { useConsumerEntries } from './use-consumer-entries.tsx'

export function ConsumerLayout({ children }: { children: ReactNode }) {
  const entries = useConsumerEntries()
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
      navigation={<Navigation places={entries} Link={NavigationLink} shape="bar" />}
    >
      {children}
    </ConsumerFrame>
  )
}
