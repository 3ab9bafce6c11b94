import { Link } from '@tanstack/react-router'
import { ConsumerFrame } from '@vizit/ui/shell/consumer-frame.tsx'
import { Navigation } from '@vizit/ui/shell/navigation.tsx'
import type { ReactNode } from 'react'
import { Brand } from '../brand.tsx'
import { PlaceLink } from '../place-link.tsx'
import { Tools } from '../tools.tsx'
import { useNavigationPlaces } from '../use-navigation-places.tsx'

export function ConsumerLayout({ children }: { children: ReactNode }) {
  const { consumer, consumerMore } = useNavigationPlaces()
  return (
    <ConsumerFrame
      brand={
        <Link to="/" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Brand />
        </Link>
      }
      tools={<Tools />}
      navigation={<Navigation places={consumer} more={consumerMore} Link={PlaceLink} shape="bar" />}
    >
      {children}
    </ConsumerFrame>
  )
}
