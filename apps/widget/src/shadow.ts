const CSS = `
:host { all: initial; display: block; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; color: CanvasText }
dialog { inset: 0; box-sizing: border-box; width: min(100%, 1120px); height: min(100%, 900px); max-width: none; max-height: none; margin: auto; padding: 0; border: 0; background: Canvas; color: CanvasText; overflow: hidden }
dialog::backdrop { background: rgb(0 0 0 / .5) }
iframe { display: block; width: 100%; height: 100%; border: 0 }
.notice { padding: 24px 16px; text-align: center }
dialog .notice { padding-top: 64px }
[hidden] { display: none !important }
button { position: absolute; top: 8px; right: 8px; min-width: 44px; min-height: 44px; padding: 0 16px; border: 1px solid; border-radius: 12px; background: Canvas; color: inherit; font: inherit; cursor: pointer }
a { display: inline-block; padding: 12px 16px; color: LinkText }
@media (min-width: 62em) { dialog { border-radius: 12px } }
`

/**
 * An element with a shadow root, so that the page's styles do not affect it. Its own styles work under any content
 * security policy of the page.
 */
export function shadow(): { readonly element: HTMLElement; readonly root: ShadowRoot } {
  const element = document.createElement('div')
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets = [sheet]
  return { element, root }
}
