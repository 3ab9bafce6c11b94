import { IconFirstAidKit } from '@tabler/icons-react'
import { overSoon } from '@vizit/domain/drugs/first-aid-kit.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { LinkRows, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { useKit } from './use-kit.ts'

/** Leads to the first aid kit, and warns of what is over within a month. */
export function KitLink() {
  const t = useT('wallet')
  const today = civilDateOf(Date.now())
  const soon = overSoon(useKit() ?? [], today)
  return (
    <Surface>
      <LinkRows>
        <ScreenLink
          to="/first-aid-kit"
          icon={<IconFirstAidKit />}
          attention={soon.length > 0 && t('kit.attention')}
        >
          {soon.length > 0 ? t('kit.titleSoon', { count: soon.length }) : t('kit.title')}
        </ScreenLink>
      </LinkRows>
    </Surface>
  )
}
