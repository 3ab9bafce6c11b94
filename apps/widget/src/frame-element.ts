/**
 * The frame element, with a title for screen readers and only the permissions that it needs: writing to the clipboard
 * is used to copy a family code.
 */
export function frameElement(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('allow', 'clipboard-write')
  return Object.assign(frame, { src, title, referrerPolicy: 'no-referrer' })
}
