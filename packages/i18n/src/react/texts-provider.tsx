import { createContext, type ReactNode, useContext } from 'react'
import type { Area, Catalogue, Translate } from '../catalogue.ts'
import type { Format } from '../format/format.ts'
import type { Texts } from '../texts.ts'

const TextsContext = createContext<Texts | null>(null)

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('TextsProvider is missing above this component')
  return texts
}

/** The texts of one area in the current language. */
export function useT<A extends Area>(area: A): Translate<Catalogue[A]> {
  return useTexts().area(area)
}

export function useFormat(): Format {
  return useTexts().format
}
