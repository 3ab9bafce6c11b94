import type { Route } from './calls.ts'

/** The untyped input of a call, for code that only passes it on. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly accessCode?: string
  readonly freshCode?: string
}

/** The address with parameters and query filled in, for example from `/visits/:orderId`. */
export function address(route: Route, { params = {}, query = {} }: Sent): string {
  const path = route.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
