import { VisuallyHidden } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { CoverKind, CoverSummary } from './cover.ts'
import classes from './cover-badge.module.css'
import { useCoverHere } from './cover-of.tsx'

/**
 * What the person's programme covers of this doctor, centre, service or option (product §2, "badges/dots"). Its line is there
 * before the answer, so that nothing moves when it comes; people without a programme see nothing.
 */
export function CoverBadge({ kind, id }: { kind: CoverKind; id: string }) {
  const { of, programCaption, isRemembered } = useCoverHere()
  const coverage = of(kind, id)
  if (coverage === undefined) return null
  return (
    <span className={classes.line} data-remembered={isRemembered || undefined}>
      {coverage && <CoverWords coverage={coverage} programme={programCaption} />}
    </span>
  )
}

interface CoverWordsProps {
  coverage: CoverSummary
  /** Whose it is, for who hears it alone. */
  programme?: string | undefined
}

/** A dot, whose form says the same as its colour, and the words. */
export function CoverWords({ coverage, programme }: CoverWordsProps) {
  const t = useT('common')
  return (
    <span className={classes.badge} data-coverage={coverage}>
      <span className={classes.dot} aria-hidden />
      {programme && <VisuallyHidden>{programme}: </VisuallyHidden>}
      {t(`cover.${coverage}`)}
    </span>
  )
}
