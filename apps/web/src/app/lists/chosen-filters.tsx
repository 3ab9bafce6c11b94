import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { withScripts } from './choice-without-scripts.tsx'
import classes from './chosen-filters.module.css'

export interface ChosenFilter {
  /** In words. */
  readonly name: string
  readonly onRemove: () => void
}

interface ChosenFiltersProps {
  filters: readonly ChosenFilter[]
  /** What takes all of them off, after them. */
  children?: ReactNode
}

/** The chosen filters in words, each with a button that takes it off. */
export function ChosenFilters({ filters, children }: ChosenFiltersProps) {
  const t = useT('paged-list')
  if (filters.length === 0) return null
  return (
    <ul className={`${classes.chosen} ${withScripts}`} aria-label={t('chosenFilters')}>
      {filters.map(({ name, onRemove }) => (
        <li key={name}>
          <Button
            size="sm"
            variant="light"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={t('removeFilter', { name })}
            onClick={onRemove}
          >
            {name}
          </Button>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
