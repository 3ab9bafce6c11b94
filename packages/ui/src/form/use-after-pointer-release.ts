import { useEffect, useRef } from 'react'

/**
 * Runs an action at once, or, while a finger or mouse button is down, after it is released: the pressed element must
 * not move away before the click.
 */
export function useAfterPointerRelease() {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = () => {
      pressed.current = true
    }
    // The click follows the release immediately; the waiting action runs after both.
    const release = () =>
      setTimeout(() => {
        pressed.current = false
        for (const act of waiting.current.splice(0)) act()
      })
    // A touch moves the focus on the mouse events that the browser creates from it, so mouse events are sufficient.
    window.addEventListener('mousedown', press, { capture: true, signal })
    for (const end of ['mouseup', 'dragend']) window.addEventListener(end, release, { capture: true, signal })
    return () => listening.abort()
  }, [])

  return (act: () => void) => {
    if (pressed.current) waiting.current.push(act)
    else act()
  }
}
