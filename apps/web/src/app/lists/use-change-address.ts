import { useNavigate, useRouter } from '@tanstack/react-router'
import { fromSameList } from './from-list.ts'

/** New values of some search parameters; undefined takes one off. */
export type SearchChange<Search> = { readonly [Name in keyof Search]?: string | undefined }

interface ChangeOptions {
  /** Back returns to the list as it was before. */
  readonly asSteps?: boolean
  /** Filters that are typed: all changes of one until another filter is changed are one step. */
  readonly typed?: readonly string[]
}

/**
 * Changes the filters of a list in the address of its screen. They always stand in the order of their check, so that one
 * list has one address; other parameters stay, such as the language. A change to what is chosen already is none.
 */
export function useChangeAddress<Search extends object>(
  check: (search: Record<string, unknown>) => Search,
  { asSteps = false, typed = ['q'] }: ChangeOptions = {},
): (change: SearchChange<Search>) => void {
  const navigate = useNavigate()
  const router = useRouter()
  return change => {
    const search = (before: object) => {
      // Another list begins with its first page.
      const { cursor: _, ...others } = before as { cursor?: string }
      const all = { ...others, ...change }
      const checked = check(all)
      // The first one for the order, the last one for the values.
      return { ...checked, ...all, ...checked }
    }
    const { state, search: inAddress } = router.latestLocation
    const former: Readonly<Record<string, unknown>> = inAddress
    const changed = Object.entries(change).filter(([name, value]) => (former[name] ?? '') !== (value ?? ''))
    if (changed.length === 0) return
    const byTyping = typed.find(name => changed.every(([each]) => each === name))
    const isStep = asSteps && (byTyping === undefined || state.typed !== byTyping)
    void navigate({
      ...{ to: '.', search, replace: !isStep, resetScroll: false },
      state: before => ({ ...fromSameList(before), ...(byTyping !== undefined && { typed: byTyping }) }),
    })
  }
}
