import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { useProfile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'
import { type Cover, type CoverAsked, noCover, unansweredCover, unknownPerson } from './cover.ts'
import { rememberProgramme } from './remember-programme.ts'

const CoverContext = createContext<Cover>(noCover)
/** Loaded for covered people alone: the first screens do without. */
const CoverAnswers = lazy(async () => ({ default: (await import('./cover-answers.tsx')).CoverAnswers }))

interface CoverOfProps extends CoverAsked {
  children: ReactNode
}

/**
 * Asks once what the programme of the signed-in person, or of the child whom the list is for, covers of a list; the badges inside
 * show it. Nothing is asked of guests and of people without a programme.
 */
export function CoverOf({ children, ...asked }: CoverOfProps) {
  const { data: profile } = useProfile()
  const [cover, setCover] = useState(unansweredCover)
  const isMember = profile && programmesOf(profile).length > 0
  useEffect(() => {
    if (isMember !== undefined) rememberProgramme(isMember)
  }, [isMember])
  const isCovered =
    isMember || (asked.childAge !== undefined && profile?.family.some(({ coverers }) => coverers.length > 0))
  return (
    <CoverContext value={profile ? (isCovered ? cover : noCover) : unknownPerson}>
      {children}
      {profile && isCovered && (
        <Suspense>
          <CoverAnswers asked={asked} profile={profile} onAnswer={setCover} />
        </Suspense>
      )}
    </CoverContext>
  )
}

export const useCoverHere = (): Cover => useContext(CoverContext)
