import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last keystroke. */
const PAUSE_MS = 300

/** A text that is typed: shown at once, and handed on after a pause. A change from outside replaces it. */
export function useTypedText(given: string, onPause: (text: string) => void) {
  const [text, setText] = useState(given)
  const handedOn = useRef(given)
  const act = useRef(onPause)
  act.current = onPause
  useEffect(() => {
    if (given === handedOn.current) return
    handedOn.current = given
    setText(given)
  }, [given])
  useEffect(() => {
    const next = text.trim()
    if (next === handedOn.current) return
    const timer = setTimeout(() => {
      handedOn.current = next
      act.current(next)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
