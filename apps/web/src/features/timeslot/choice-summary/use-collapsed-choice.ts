import { useIsWide } from '@vizit/ui/screen/use-is-wide.ts'
import { useRef, useState } from 'react'

/**
 * On a phone the filters fold to one line after a doctor or a day is chosen, so that the free times are visible. A
 * choice by touch folds them; a choice by keyboard does not, because arrow keys pass through other options.
 */
export function useCollapsedChoice(hasLed: boolean) {
  const isWide = useIsWide()
  const [opened, setOpened] = useState(false)
  const byKeyboard = useRef(false)
  const foldable = !isWide && hasLed
  return {
    foldable,
    folded: foldable && !opened,
    toggle: () => setOpened(!opened),
    fold: () => setOpened(false),
    onChosen: () => {
      if (!byKeyboard.current) setOpened(false)
    },
    onKeyDown: () => {
      byKeyboard.current = true
      setOpened(true)
    },
    onPointerDown: () => {
      byKeyboard.current = false
    },
  }
}

export type CollapsedChoice = ReturnType<typeof useCollapsedChoice>
