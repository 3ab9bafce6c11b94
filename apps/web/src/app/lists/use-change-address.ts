import { useNavigate } from '@tanstack/react-router'

/** Changes the filters of a list in the address of its screen; undefined takes one off. */
export function useChangeAddress() {
  const navigate = useNavigate()
  return (change: Readonly<Record<string, string | undefined>>) => {
    const search = (given: object) => {
      const next = Object.entries({ ...given, ...change })
      return Object.fromEntries(next.filter(([, value]) => value))
    }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}
