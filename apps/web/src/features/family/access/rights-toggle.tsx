import { Button, Text } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { allows } from '@vizit/domain/access/access-level.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isRestOfDoubleTap } from '@vizit/ui/form/rest-of-double-tap.ts'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Member } from '../member.ts'
import classes from './access.module.css'
import { useSetGrant } from './use-set-grant.ts'

interface RightsToggleProps {
  /** The profile of whoever is given the rights. */
  relativeId: string
  name: string
  /** What they hold now; null counts as nothing (product §4, "Rights toggle"). */
  level: Member['grantLevel']
  /** On whose data: oneself (null) or a child. */
  forWhom: { readonly id: string; readonly name: string } | null
}

/** May they book here or not, what that means, and the button that changes it. */
export function RightsToggle({ relativeId, name, level, forWhom }: RightsToggleProps) {
  const t = useT('family')
  const isAllowed = level !== null && allows(level, 'BOOK_VISITS')
  const { set, isPending, refusal } = useSetGrant(relativeId, forWhom?.id ?? null)
  const Icon = isAllowed ? IconLockOpen : IconLock
  return (
    <Surface className={classes.rights ?? ''}>
      <h3 className={classes.whose}>{forWhom ? forWhom.name : t('access.myVisits')}</h3>
      <div role="status" className={classes.state}>
        <Icon size={24} aria-hidden />
        <div>
          <Text fw={600}>{isAllowed ? t('access.allowed') : t('access.forbidden')}</Text>
          <Text>{isAllowed ? t('access.allowedMeans') : t('access.forbiddenMeans')}</Text>
        </div>
      </div>
      <RefusalBlock refusal={refusal} />
      <Button
        variant={isAllowed ? 'default' : 'filled'}
        aria-busy={isPending}
        aria-label={t(isAllowed ? 'access.forbidTo' : 'access.allowTo', {
          name,
          whose: forWhom ? forWhom.name : t('access.myVisits'),
        })}
        // Not disabled meanwhile: the button keeps the focus.
        onClick={click =>
          isPending || isRestOfDoubleTap(click) || set(isAllowed ? 'VIEW_COVERAGE' : 'BOOK_VISITS')
        }
      >
        {isAllowed ? t('access.forbid') : t('access.allow')}
      </Button>
    </Surface>
  )
}
