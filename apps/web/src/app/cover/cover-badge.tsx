import type { CoverKind } from './cover.ts'
import classes from './cover-badge.module.css'
import { useCoverHere } from './cover-of.tsx'

/**
 * What the person's programme covers of this doctor, centre, service or option (product §2, "badges/dots"). Its line is there
 * before the answer, so that nothing moves when it comes; people without a programme see nothing.
 */
export function CoverBadge({ kind, id }: { kind: CoverKind; id: string }) {
  const { of, wordsOf, isRemembered } = useCoverHere()
  if (of(kind, id) === undefined) return null
  return (
    <span className={classes.line} data-remembered={isRemembered || undefined}>
      {wordsOf?.(kind, id)}
    </span>
  )
}
