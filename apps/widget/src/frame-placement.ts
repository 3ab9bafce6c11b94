import type { Display } from '@vizit/contract/frame/messages.ts'

export interface Notice {
  readonly text: string
  /** The link that opens the booking outside the frame. */
  readonly link?: { readonly text: string; readonly href: string }
}

/** The place of the frame in the page. */
export interface FramePlacement {
  readonly display: Display
  /** Inserts the frame. */
  hold(frame: HTMLIFrameElement): void
  show(): void
  hide(): void
  /** Shows a notice instead of the frame; null shows the frame. */
  say(notice: Notice | null): void
  /** Sets the height that the frame asks for, in CSS pixels. */
  fit(height: number): void
  /** True if the focus is in this place. */
  hasFocus(): boolean
  remove(): void
}
