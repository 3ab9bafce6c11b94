import { useNavigate } from '@tanstack/react-router'
import { fromSameList } from './from-list.ts'

/** New values of some search parameters; undefined takes one off. */
export type SearchChange<Search> = { readonly [Name in keyof Search]?: string | undefined }

/**
 * Changes the filters of a list in the address of its screen. They always stand in the order of their check, so that one
 * list has one address; other parameters stay, such as the language.
 */
export function useChangeAddress<Search extends object>(
  check: (search: Record<string, unknown>) => Search,
): (change: SearchChange<Search>) => void {
  const navigate = useNavigate()
  return change => {
    const search = (before: object) => {
      // Another list begins with its first page.
      const { cursor: _, ...others } = before as { cursor?: string }
      const all = { ...others, ...change }
      const checked = check(all)
      // The first one for the order, the last one for the values.
      return { ...checked, ...all, ...checked }
    }
    void navigate({ to: '.', search, state: fromSameList, replace: true, resetScroll: false })
  }
}
