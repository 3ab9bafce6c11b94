import { IconFirstAidKit } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { lazy, Suspense } from 'react'
import { LinkRows, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { useSessionState } from '../../app/session/session.ts'

// A public screen does without the device store until somebody has signed in.
const OverSoon = lazy(async () => ({ default: (await import('./over-soon.tsx')).OverSoon }))

/** Leads to the first aid kit, and warns of what is over within a month. */
export function KitLink() {
  const isOwn = useSessionState() === 'signed-in'
  const link = <KitRow soon={0} />
  return (
    <Surface>
      <LinkRows>
        {isOwn ? (
          <Suspense fallback={link}>
            <OverSoon>{count => <KitRow soon={count} />}</OverSoon>
          </Suspense>
        ) : (
          link
        )}
      </LinkRows>
    </Surface>
  )
}

function KitRow({ soon }: { soon: number }) {
  const t = useT('kit-link')
  return (
    <ScreenLink to="/first-aid-kit" icon={<IconFirstAidKit />} attention={soon > 0}>
      {soon > 0 ? t('titleSoon', { count: soon }) : t('title')}
    </ScreenLink>
  )
}
