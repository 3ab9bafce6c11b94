import type { Notice } from './frame-placement.ts'

/** A message that screen readers announce, with a link to continue. */
export function noticeElement(): { readonly element: HTMLElement; say(notice: Notice | null): void } {
  const element = document.createElement('div')
  element.className = 'notice'
  element.setAttribute('role', 'status')
  return {
    element,
    say(notice) {
      element.hidden = notice === null
      element.replaceChildren()
      if (!notice) return
      const text = document.createElement('p')
      text.textContent = notice.text
      element.append(text)
      if (!notice.link) return
      const link = document.createElement('a')
      Object.assign(link, {
        textContent: notice.link.text,
        href: notice.link.href,
        target: '_blank',
        rel: 'noopener',
      })
      element.append(link)
    },
  }
}
