import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'

interface EmergencyOfListProps {
  /** What the list is searched by, as in its address. */
  words: string | undefined
}

/** Whom to call, above a list that is searched for what cannot wait; loaded where there are words. */
export function EmergencyOfList({ words = '' }: EmergencyOfListProps) {
  const { texts } = useRouter().options.context
  const [Notice, setNotice] = useState<ComponentType<{ query: string }>>()
  const hasWords = words.trim() !== ''
  useEffect(() => {
    if (!hasWords) return
    let isLeft = false
    Promise.all([import('./emergency-notice.tsx'), texts.need(['search'])]).then(
      ([{ EmergencyNotice }]) => !isLeft && setNotice(() => EmergencyNotice),
      // Without the network the list itself says that it cannot be searched.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [hasWords, texts])
  return Notice && hasWords ? <Notice query={words} /> : null
}
