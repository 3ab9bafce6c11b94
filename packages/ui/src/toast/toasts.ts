/** calls §9, "Popup auto-close", in milliseconds. */
const SHOWN_FOR = 5000

/** What may still be done about it, such as undoing it. */
export interface ToastAction {
  readonly label: string
  readonly act: () => void
}

interface Toast {
  readonly text: string
  readonly action: ToastAction | null
}

const listeners = new Set<() => void>()
let shown: Toast | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function show(toast: Toast | null): void {
  shown = toast
  for (const tell of listeners) tell()
}

/** Says in passing that something is done; what matters later must stand on the screen as well. */
export function toast(text: string, action: ToastAction | null = null): void {
  clearTimeout(timer)
  show({ text, action })
  timer = setTimeout(() => show(null), SHOWN_FOR)
}

export function closeToast(): void {
  clearTimeout(timer)
  show(null)
}

export const shownToast = () => shown

export function followToasts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
