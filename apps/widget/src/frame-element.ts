/** The frame, named for who hears it, allowed no more than it needs: a family code is copied there. */
export function frameElement(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('allow', 'clipboard-write')
  return Object.assign(frame, { src, title, referrerPolicy: 'no-referrer' })
}
