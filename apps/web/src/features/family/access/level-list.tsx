import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './access.module.css'

interface LevelListProps {
  levels: readonly AccessLevel[]
  title?: string
}

/** The meaning of access levels in words; nothing for an empty list. */
export function LevelList({ levels, title }: LevelListProps) {
  const t = useT('family')
  if (levels.length === 0) return null
  return (
    <div>
      {title && <Text>{title}</Text>}
      <ul className={classes.levels}>
        {levels.map(level => (
          <li key={level}>
            <IconCheck size={20} aria-hidden />
            <Text span>{t(`level.${level}`)}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
