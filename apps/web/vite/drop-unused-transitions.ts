import type { Plugin } from 'vite'

const TABLE = /\/@mantine\/core\/esm\/components\/Transition\/transitions\.mjs$/

/**
 * The only transition that the Mantine components in use request by name: of a loading icon button. Mantine's table has
 * twenty more.
 */
const NAMED = 'slide-down'

export function dropUnusedTransitions(): Plugin {
  return {
    name: 'few-transitions',
    apply: 'build',
    async load(id) {
      if (!TABLE.test(id)) return null
      const { transitions } = (await import(id)) as { transitions: Record<string, object> }
      return `export const transitions = ${JSON.stringify({ [NAMED]: transitions[NAMED] })}`
    },
  }
}
