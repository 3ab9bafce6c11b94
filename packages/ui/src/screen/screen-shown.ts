import { createContext } from 'react'

/** Called when a screen is there and reacts to presses. */
export const ScreenShownContext = createContext<() => void>(() => undefined)
