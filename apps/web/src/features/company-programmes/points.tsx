import { Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { ReactNode } from 'react'
import classes from './points.module.css'

interface PointsProps {
  of: 'employees' | 'company' | 'join'
  /** Replaces the first point. */
  first?: string | undefined
  children?: ReactNode
}

/** A heading with three points, which are steps where the company joins. */
export function Points({ of, first, children }: PointsProps) {
  const t = useT('company-programmes')
  const List = of === 'join' ? 'ol' : 'ul'
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t(`${of}.title`)}
      </Title>
      <List className={classes.points}>
        <li>{first ?? t(`${of}.first`)}</li>
        <li>{t(`${of}.second`)}</li>
        <li>{t(`${of}.third`)}</li>
      </List>
      {children}
    </Surface>
  )
}
