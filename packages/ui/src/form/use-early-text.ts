import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Takes over what was typed into this field of the rendered page before the scripts came: React keeps it while it takes
 * the page over, and empties the field at the next rendering.
 */
export function useEarlyText(id: string, value: string, take: (typed: string) => void): void {
  const takeOver = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== value) take(field.value)
  })
  useLayoutEffect(() => takeOver(), [])
}
