import { createAtom } from '@tanstack/react-store'

/** calls §9, "Popup auto-close", in milliseconds. */
const SHOWN_FOR = 5000

/** An action for what just happened, such as undoing it. */
export interface ToastAction {
  readonly label: string
  readonly act: () => void
}

interface Toast {
  readonly text: string
  readonly action: ToastAction | null
  /** Nothing was done. */
  readonly isRefusal: boolean
}

export const shownToast = createAtom<Toast | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a short message that something is done; what matters later must also be on the screen. */
export const toast = (text: string, action: ToastAction | null = null): void =>
  show({ text, action, isRefusal: false })

/** Says why nothing was done, without the sign of what is done. */
export const toastRefusal = (text: string): void => show({ text, action: null, isRefusal: true })

function show(shown: Toast): void {
  clearTimeout(timer)
  shownToast.set(shown)
  timer = setTimeout(() => shownToast.set(null), SHOWN_FOR)
}

export function closeToast(): void {
  clearTimeout(timer)
  shownToast.set(null)
}
