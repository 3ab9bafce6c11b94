import type { Plugin } from 'vite'

const ICON = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon[^/]+\.mjs$/
const COMPONENT = /(createReactComponent\("\w+", "[^"]+"), "\w+"/
const KEYS = /, "key": "svg-\d+"/g

/**
 * Icons without the name that only developers' tools show, and without the keys of their lines, which never change their order: of the
 * icons of a first screen 200 bytes compressed.
 */
export function stripIcons(): Plugin {
  return {
    name: 'strip-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return null
      if (!COMPONENT.test(code)) throw new Error(`${id} makes no component`)
      return code.replace(COMPONENT, '$1, ""').replaceAll(KEYS, '')
    },
  }
}
