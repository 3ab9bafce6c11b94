import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'

interface EmergencyOfWordsProps {
  /** What is searched. */
  words: string | undefined
  /** Words are about to be typed: what reads them is loaded before the network may be lost. */
  isSoon?: boolean
}

/** Whom to call, beside a search for what cannot wait. Its words are no part of a first screen: they come after it. */
export function EmergencyOfWords({ words = '', isSoon = false }: EmergencyOfWordsProps) {
  const { texts } = useRouter().options.context
  const [Notice, setNotice] = useState<ComponentType<{ query: string }>>()
  const isWanted = !Notice && (isSoon || words.trim() !== '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the next letter
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    Promise.all([import('./emergency-notice.tsx'), texts.need(['search'])]).then(
      ([{ EmergencyNotice }]) => !isLeft && setNotice(() => EmergencyNotice),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, words, texts])
  return Notice && words.trim() !== '' ? <Notice query={words} /> : null
}
