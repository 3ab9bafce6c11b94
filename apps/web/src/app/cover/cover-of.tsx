import { createContext, type ReactNode, useContext } from 'react'
import { type Cover, type CoverAsked, noCover, useCover } from './use-cover.ts'

const CoverContext = createContext<Cover>(noCover)

interface CoverOfProps extends CoverAsked {
  children: ReactNode
}

/** Asks once what a person's programme covers of a list; the badges inside show it. */
export function CoverOf({ children, ...asked }: CoverOfProps) {
  return <CoverContext value={useCover(asked)}>{children}</CoverContext>
}

export const useCoverHere = (): Cover => useContext(CoverContext)
