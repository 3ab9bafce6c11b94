import { namedProvider } from '../provider-choice.ts'
import { stringifySearch } from '../search-params.ts'
import { isFramed } from './is-framed.ts'

/**
 * In a frame every address names the provider: by it the server knows whose sites may show the page when the frame
 * is reloaded.
 */
export function framedSearch(search: Record<string, unknown>, inFrame = isFramed): string {
  const provider = namedProvider()
  return stringifySearch(inFrame && provider !== null ? { ...search, provider } : search)
}
