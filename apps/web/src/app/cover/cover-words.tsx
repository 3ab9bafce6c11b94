import { VisuallyHidden } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { CoverSaid } from './cover.ts'
import classes from './cover-words.module.css'

interface CoverWordsProps {
  said: Pick<CoverSaid, 'coverage'> & Partial<Pick<CoverSaid, 'shareFrom' | 'shareTo'>>
  /** The only programme of the person, for who hears the badge alone. */
  programme?: string | undefined
  /** Which of several programmes it is. */
  named?: string | undefined
  /** None of several programmes covers it. */
  isOfAll?: boolean
}

/** A dot, whose form says the same as its colour, and the words; with the percent that is paid, if it is not the whole price. */
export function CoverWords({ said, programme, named, isOfAll = false }: CoverWordsProps) {
  const t = useT('cover')
  const { coverage } = said
  return (
    <span className={classes.badge} data-coverage={coverage}>
      <span className={classes.dot} aria-hidden />
      <span>
        {programme && <VisuallyHidden>{programme}: </VisuallyHidden>}
        {isOfAll ? t('none') : named ? t(`by.${coverage}`, { programme: named }) : t(`whole.${coverage}`)}
        {shareOf(said)}
      </span>
    </span>
  )
}

function shareOf({ shareFrom = 100, shareTo = 100 }: CoverWordsProps['said']) {
  if (shareTo === 0 || shareFrom === 100) return null
  return `, ${shareFrom === shareTo ? shareTo : `${shareFrom}–${shareTo}`}\u00a0%`
}
