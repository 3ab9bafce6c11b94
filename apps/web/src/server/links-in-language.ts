const PATH = /(<a(?: [^<>]*?)?) href="(\/(?!files\/|assets\/)[^"#]*)/g
const LANGUAGE = /[?&;]lang=/

/**
 * The links of a page whose address names its language name it too: without scripts the next page would speak the browser's. The
 * markup that the app takes over has none of it (`before-first-paint.js`); `hreflang` marks which links it is removed from.
 */
export function linksInLanguage(html: string, url: string): string {
  const language = new URLSearchParams(url.split('?')[1]).get('lang')
  if (!language || !/^[a-z]{2}$/.test(language)) return html
  return html.replace(PATH, (link, before: string, path: string) =>
    LANGUAGE.test(path)
      ? link
      : `${before} hreflang="${language}" href="${path}${path.includes('?') ? '&amp;' : '?'}lang=${language}`,
  )
}
