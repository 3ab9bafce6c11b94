import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds after the last keystroke. */
const PAUSE_MS = 300

/**
 * A text that is typed: shown at once, and after a pause its value is handed on, if that is another one. A change of the
 * value from outside replaces the text. The third one hands it on at once.
 */
export function useTypedText(
  value: string,
  onPause: (value: string) => void,
  read = (text: string) => text.trim(),
) {
  const [text, setText] = useState(value)
  const known = useRef(value)
  function handOnNow() {
    const next = read(text)
    if (next === known.current) return
    known.current = next
    onPause(next)
  }
  const handOn = useEffectEvent(handOnNow)
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => handOn(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText, handOnNow] as const
}
