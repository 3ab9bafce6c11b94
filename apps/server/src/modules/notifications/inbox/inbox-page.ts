import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { InboxMessage } from './read-inbox.ts'

const REFRESH_SECONDS = 5

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  li { list-style: none; border: 1px solid #8886; border-radius: 12px; padding: .75rem 1rem; margin: 0 0 .75rem }
  ul { padding: 0 } p { margin: .25rem 0 0; overflow-wrap: anywhere } small { opacity: .75 }
`

/** The development inbox as a page that reloads itself. */
export function inboxPage(language: Language, messages: readonly InboxMessage[]): string {
  const { message: t, format } = serverTexts(language)
  const items = messages.map(({ channel, to, text, sentAt, heldUntil }) => {
    const timeOf = (at: string) => `${format.shortDate(format.dateOf(at))} ${format.time(at)}`
    const held = heldUntil ? ` · ${escapeHtml(t('inboxHeld', { time: timeOf(heldUntil) }))}` : ''
    return `<li><small>${escapeHtml(channel)} · ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${timeOf(sentAt)}</time>${held}</small><p>${escapeHtml(text)}</p></li>`
  })
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>${escapeHtml(t('inboxTitle'))}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(t('inboxTitle'))}</h1>
<p>${escapeHtml(t('inboxHint', { seconds: REFRESH_SECONDS }))}</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p>${escapeHtml(t('inboxEmpty'))}</p>`}
</main>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}
