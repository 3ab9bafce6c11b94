import { isCivilDate } from '@vizit/domain/time/civil-date.ts'

/**
 * Search parameters as plain text, `?branch=12`: the router's default would parse values as JSON and write strings of
 * digits in quotes.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(texts).toString()
  return query && `?${query}`
}

/** The shape of a parameter, such as a pattern. */
interface Shape {
  test(text: string): boolean
}

/* Shapes of several screens; those of ids and codes are in the domain. */
export const UUID: Shape = /^[\da-f-]{36}$/i
export const DATE: Shape = { test: isCivilDate }

/**
 * A check of search parameters, for `validateSearch` too. People type and shorten addresses: what is not valid becomes
 * undefined, because the router keeps a parameter that a check only leaves out.
 */
export function searchCheck<Search extends object>(shapes: { readonly [Name in keyof Search]-?: Shape }) {
  return (search: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries<Shape>(shapes).flatMap(([name, shape]) => {
        if (search[name] === undefined) return []
        const text = String(search[name])
        return [[name, shape.test(text) ? text : undefined]]
      }),
    ) as Search
}

/** `validateSearch` of a screen that checks its parameters itself, so that their shapes are loaded with it. */
export const searchOfScreen = <Search extends object>(search: Record<string, unknown>) =>
  search as { readonly [Name in keyof Search]?: string }
