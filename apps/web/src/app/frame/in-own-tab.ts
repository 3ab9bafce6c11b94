import { namedProvider } from '../provider/provider-choice.ts'

/** Attributes of a link that opens a screen beside the clinic's page, in the colours of the same clinic. */
export function inOwnTab(path: string) {
  const provider = namedProvider()
  const href = provider === null ? path : `${path}?provider=${encodeURIComponent(provider)}`
  return { href, target: '_blank', rel: 'noopener' }
}
