import { Skeleton } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '../screen/surface.tsx'
import classes from './card-skeletons.module.css'

/** Placeholders for a list of cards that is loading. */
export function CardSkeletons({ count = 3 }: { count?: number }) {
  const t = useT('common')
  return (
    <div role="status" aria-label={t('loading')} className={classes.cards}>
      {[...Array(count).keys()].map(card => (
        <Surface key={card}>
          <Skeleton height={20} width="60%" mb={12} />
          <Skeleton height={14} width="90%" mb={8} />
          <Skeleton height={14} width="40%" />
        </Surface>
      ))}
    </div>
  )
}
