import type { Display } from '@vizit/contract/frame/messages.ts'

export interface Notice {
  readonly text: string
  /** Where the booking opens on its own. */
  readonly link?: { readonly text: string; readonly href: string }
}

/** Where the frame stands in the page. */
export interface Place {
  readonly display: Display
  /** Puts the frame there. */
  hold(frame: HTMLIFrameElement): void
  show(): void
  hide(): void
  /** Says something in place of the frame; null: the frame itself. */
  say(notice: Notice | null): void
  /** The frame asks for so many pixels. */
  fit(height: number): void
  /** Is the focus here? */
  hasFocus(): boolean
  remove(): void
}
