import { useEffect, useRef } from 'react'

/**
 * Acts at once, or, while a finger or a button of the mouse is down, when it is up again: what is pressed must
 * not move away before the click.
 */
export function useAfterPress() {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = () => {
      pressed.current = true
    }
    // The click follows the release at once; what waits comes after both.
    const release = () =>
      setTimeout(() => {
        pressed.current = false
        for (const act of waiting.current.splice(0)) act()
      })
    // A touch blurs on the mouse events that the browser makes of it, so these are enough.
    window.addEventListener('mousedown', press, { capture: true, signal })
    for (const end of ['mouseup', 'dragend']) window.addEventListener(end, release, { capture: true, signal })
    return () => listening.abort()
  }, [])

  return (act: () => void) => {
    if (pressed.current) waiting.current.push(act)
    else act()
  }
}
