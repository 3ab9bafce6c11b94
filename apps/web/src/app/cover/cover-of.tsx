import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { useProfile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'
import { type Cover, type CoverAsked, noCover, unansweredCover, unknownPerson } from './cover.ts'
import classes from './cover-badge.module.css'
import { rememberProgrammes } from './remember-programmes.ts'

const CoverContext = createContext<Cover>(noCover)
/** Loaded for covered people alone: the first screens do without. */
const CoverAnswers = lazy(async () => ({ default: (await import('./cover-answers.tsx')).CoverAnswers }))

interface CoverOfProps extends CoverAsked {
  children: ReactNode
}

/**
 * Asks once what the programmes of the signed-in person, or of the child whom the list is for, cover of a list; the badges inside
 * show it. Whoever has several programmes chooses one of them above. Nothing is asked of guests and of people without a programme.
 */
export function CoverOf({ children, ...asked }: CoverOfProps) {
  const { data: profile } = useProfile()
  const [cover, setCover] = useState(unansweredCover)
  const count = profile && programmesOf(profile).length
  useEffect(() => {
    if (count !== undefined) rememberProgrammes(count)
  }, [count])
  const isCovered =
    count || (asked.childAge !== undefined && profile?.family.some(({ coverers }) => coverers.length > 0))
  const answers = profile && isCovered && (
    <Suspense>
      <CoverAnswers asked={asked} profile={profile} onAnswer={setCover} />
    </Suspense>
  )
  return (
    <CoverContext value={profile ? (isCovered ? cover : noCover) : unknownPerson}>
      {asked.hasNoChoice ? answers : <div className={classes.choice}>{answers}</div>}
      {children}
    </CoverContext>
  )
}

export const useCoverHere = (): Cover => useContext(CoverContext)
