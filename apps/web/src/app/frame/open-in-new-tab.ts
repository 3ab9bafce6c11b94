import { namedProvider } from '../provider/provider-choice.ts'

/** Attributes of a link that opens a screen in a new tab, in the same clinic's colours. */
export function openInNewTab(path: string) {
  const provider = namedProvider()
  const href = provider === null ? path : `${path}?provider=${encodeURIComponent(provider)}`
  return { href, target: '_blank', rel: 'noopener' }
}
