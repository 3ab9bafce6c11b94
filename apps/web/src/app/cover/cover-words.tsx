import { VisuallyHidden } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { CoverSaid } from './cover.ts'
import classes from './cover-words.module.css'

interface CoverWordsProps {
  said: Pick<CoverSaid, 'coverage'> & Partial<Pick<CoverSaid, 'shareFrom' | 'shareTo' | 'usedUp'>>
  /** The only programme of the person, for who hears the badge alone. */
  programme?: string | undefined
  /** Which of several programmes it is. */
  named?: string | undefined
  /** From and to when the programme covers the person, where that is not all the time that can be booked. */
  days?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined
  /** Nothing is covered on the days of the times beside: they are after its last day, or before its first one. */
  outside?: { readonly after?: string | undefined; readonly before?: string | undefined } | undefined
  /** None of several programmes covers it. */
  isOfAll?: boolean
  /** It is said of the visit alone, and named, because other screens speak of all that a doctor gives. */
  isOfVisit?: boolean
}

/** A dot, whose form says the same as its colour, and the words; with the percent that is paid, if it is not the whole price. */
export function CoverWords(props: CoverWordsProps) {
  const { said, programme, named, days = {}, outside, isOfAll = false, isOfVisit = false } = props
  const t = useT('cover')
  const format = useFormat()
  const { coverage, usedUp } = said
  const [by, whole] = isOfVisit ? (['visitBy', 'visit'] as const) : (['by', 'whole'] as const)
  const words = () => {
    if (isOfAll) return t('none')
    if (outside) {
      const date = format.shortDate(outside.after ?? outside.before ?? '')
      const state = outside.after ? 'after' : 'before'
      return named ? t(`${by}.${state}`, { programme: named, date }) : t(`${whole}.${state}`, { date })
    }
    if (usedUp) {
      const state = usedUp.renewsOn ? 'usedUpUntil' : 'usedUp'
      const date = usedUp.renewsOn ? format.shortDate(usedUp.renewsOn) : ''
      return named ? t(`${by}.${state}`, { programme: named, date }) : t(`${whole}.${state}`, { date })
    }
    return (
      <>
        {named ? t(`${by}.${coverage}`, { programme: named }) : t(`${whole}.${coverage}`)}
        {shareOf(said)}
        {coverage !== 'NOT_COVERED' && daysOf()}
      </>
    )
  }
  const daysOf = () => {
    const [from, to] = [days.from, days.to].map(day => day && format.shortDate(day))
    if (!from && !to) return null
    return `, ${t(from ? (to ? 'days.both' : 'days.from') : 'days.to', { from: from ?? '', to: to ?? '' })}`
  }
  return (
    <span className={classes.badge} data-coverage={coverage}>
      <span className={classes.dot} aria-hidden />
      <span>
        {programme && <VisuallyHidden>{programme}: </VisuallyHidden>}
        {words()}
      </span>
    </span>
  )
}

function shareOf({ shareFrom = 100, shareTo = 100 }: CoverWordsProps['said']) {
  if (shareTo === 0 || shareFrom === 100) return null
  return `, ${shareFrom === shareTo ? shareTo : `${shareFrom}–${shareTo}`}\u00a0%`
}
