import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'

/**
 * On a phone, selectors that have led to a doctor or a day fold to one line, so that the free times stand on
 * the first screen. A choice by touch folds them; a choice by keyboard does not, for arrows choose on their way.
 */
export function useFold(hasLed: boolean) {
  const roomy = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState(false)
  const byKeyboard = useRef(false)
  const foldable = !roomy && hasLed
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

export type Fold = ReturnType<typeof useFold>
