import { Button } from '@mantine/core'
import { IconHeart, IconHeartHandshake, IconMoodKid, IconUser } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { hasPlaceFor } from '../family-limits.ts'
import type { Member } from '../member.ts'
import classes from './add-relative-menu.module.css'
import { AddRelativeMenuItem } from './add-relative-menu-item.tsx'

const icon = { size: 24, 'aria-hidden': true } as const

/** The choices: child, relative, join a family, spouse; a kind without a free place says so (product §5). */
export function AddRelativeMenu({
  relatives,
  onClose,
}: {
  relatives: readonly Member[]
  onClose: () => void
}) {
  const t = useT('family')
  const common = useT('common')
  const full = (relKind: 'CHILD' | 'SPOUSE') =>
    hasPlaceFor(relKind, relatives) ? null : t(`noPlace.${relKind}`)
  const isAnyFull = full('CHILD') !== null || full('SPOUSE') !== null
  return (
    <Dialog title={t('add.title')} onClose={onClose}>
      <ul className={classes.items}>
        <AddRelativeMenuItem
          to="/family/add-child"
          kind="child"
          icon={<IconMoodKid {...icon} />}
          full={full('CHILD')}
        />
        <AddRelativeMenuItem to="/family/add-adult" kind="adult" icon={<IconUser {...icon} />} full={null} />
        <AddRelativeMenuItem
          to="/family/enter-code"
          kind="join"
          icon={<IconHeartHandshake {...icon} />}
          full={full('SPOUSE')}
        />
        <AddRelativeMenuItem
          to="/family/join"
          kind="spouse"
          icon={<IconHeart {...icon} />}
          full={full('SPOUSE')}
        />
      </ul>
      {isAnyFull && <SupportLink />}
      <Button variant="subtle" onClick={onClose}>
        {common('cancel')}
      </Button>
    </Dialog>
  )
}
