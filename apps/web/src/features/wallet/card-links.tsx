import { IconCalendarCheck, IconTestPipe, IconUsers } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { LinkRows, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { familyNeedsAttention, useProfile } from '../../app/people/profile.ts'

/** The screens that belong to the Card: visits, tests and family (product §2, "Side menu"). */
export function CardLinks() {
  const t = useT('navigation')
  const { data: profile } = useProfile()
  return (
    <Surface>
      <LinkRows>
        <ScreenLink to="/visits" icon={<IconCalendarCheck />}>
          {t('myVisits')}
        </ScreenLink>
        <ScreenLink to="/tests" icon={<IconTestPipe />}>
          {t('tests')}
        </ScreenLink>
        <ScreenLink
          to="/family"
          icon={<IconUsers />}
          attention={profile && familyNeedsAttention(profile) && t('needsAttention')}
        >
          {t('family')}
        </ScreenLink>
      </LinkRows>
    </Surface>
  )
}
