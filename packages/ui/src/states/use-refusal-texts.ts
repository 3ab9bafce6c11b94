import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalLike, RefusalText } from '@vizit/i18n/refusal-text.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { useEffect, useReducer } from 'react'

type TextOf = (texts: Texts, refusal: RefusalLike) => RefusalText

interface RefusalTexts {
  readonly refusalText: TextOf
  readonly refusedReading: TextOf
}

const AREAS = ['errors', 'decline'] as const

const plain: TextOf = (texts, { code }) => {
  const t = texts.area('common')
  // The banner of the page says that there is no connection, and that the rest comes by itself.
  return { title: t('somethingWrong'), next: code === 'OFFLINE' ? '' : t('somethingWrongNext') }
}

/** If they could not be loaded: the network was lost before. */
const PLAIN: RefusalTexts = { refusalText: plain, refusedReading: plain }

let loaded: RefusalTexts | undefined

/** Loads the reasons of refusals in a language. */
export async function loadRefusalTexts({ load }: Pick<Texts, 'load'>): Promise<void> {
  const [texts] = await Promise.all([import('@vizit/i18n/refusal-text.ts'), load(AREAS)])
  loaded = texts
}

/** The texts of refusals; undefined while they are loaded. */
export function useRefusalTexts(): RefusalTexts | undefined {
  const texts = useTexts()
  const [failed, fail] = useReducer(() => true, false)
  const [, arrive] = useReducer((times: number) => times + 1, 0)
  const isLoaded = loaded !== undefined && texts.knows(AREAS)
  useEffect(() => {
    if (!isLoaded) loadRefusalTexts(texts).then(arrive, fail)
  }, [isLoaded, texts])
  return isLoaded ? loaded : failed ? PLAIN : undefined
}
