import { Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { MyRights } from '../list/my-rights.tsx'
import type { Member } from '../member.ts'
import classes from './access.module.css'
import { LevelList } from './level-list.tsx'

/** What the user may do for the relative, level by level (product §6). */
export function HeldRights({ member }: { member: Member }) {
  const t = useT('family')
  return (
    <section className={classes.part} aria-labelledby="held">
      <Title order={2} id="held">
        {t('access.held')}
      </Title>
      <LevelList levels={member.accessLevels} />
      {!member.accessLevels.includes('BOOK_VISITS') && <MyRights member={member} />}
    </section>
  )
}
