/** calls §9, "Popup auto-close", in milliseconds. */
const SHOWN_FOR = 5000

const listeners = new Set<() => void>()
let shown: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function show(text: string | null): void {
  shown = text
  for (const tell of listeners) tell()
}

/** Says in passing that something is done; what matters later must stand on the screen as well. */
export function toast(text: string): void {
  clearTimeout(timer)
  show(text)
  timer = setTimeout(() => show(null), SHOWN_FOR)
}

export const shownToast = () => shown

export function followToasts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
