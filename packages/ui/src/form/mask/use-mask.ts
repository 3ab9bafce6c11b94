import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { caretAfter } from './caret-after.ts'

/** Applies a mask to an input and keeps the caret at its place, also inside the text. */
export function useMask(mask: (written: string) => string, onChange: (masked: string) => void) {
  const pending = useRef<{ input: HTMLInputElement; caret: number } | null>(null)

  useLayoutEffect(() => {
    const { input, caret } = pending.current ?? {}
    pending.current = null
    if (input && document.activeElement === input) input.setSelectionRange(caret ?? 0, caret ?? 0)
  })

  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const written = input.value
    const at = input.selectionStart ?? written.length
    const masked = mask(written)
    const caret = at >= written.length ? masked.length : caretAfter(written.slice(0, at), masked)
    pending.current = { input, caret }
    onChange(masked)
  }
}
