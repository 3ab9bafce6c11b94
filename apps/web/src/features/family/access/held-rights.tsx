import { Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { MyRights } from '../list/my-rights.tsx'
import type { Member } from '../member.ts'
import classes from './access.module.css'

/** What one may do for the relative, level by level (product §6). */
export function HeldRights({ member }: { member: Member }) {
  const t = useT('family')
  return (
    <section className={classes.part} aria-labelledby="held">
      <Title order={2} id="held">
        {t('access.held')}
      </Title>
      <ul className={classes.levels}>
        {member.accessLevels.map(level => (
          <li key={level}>
            <IconCheck size={20} aria-hidden />
            <Text span>{t(`level.${level}`)}</Text>
          </li>
        ))}
      </ul>
      {!member.accessLevels.includes('BOOK_VISITS') && <MyRights member={member} />}
    </section>
  )
}
