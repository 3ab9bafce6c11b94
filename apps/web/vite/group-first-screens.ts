import type { Plugin, Rolldown } from 'vite'
import { importsOf } from './imports-of.ts'

const SHELL = /\/src\/main\.tsx$/
const ROUTES = /\/src\/route-tree\.gen\.ts$/

const screen = (file: string) => new RegExp(`/src/routes/${file}\\.tsx\\?tsr-split=component$`)

/** What many people see first. The public pages, which search engines find, with their tabs, count as one. */
const PARTS = {
  main: screen('index'),
  doctors: screen('timeslot/index'),
  forms: screen('sign-in/index'),
  pages:
    /\/src\/(routes\/((clinics|medcenters|services)\/.*|doctors)\.tsx\?tsr-split=component|routes\/clinics\/-doctors-of-medcenter\.tsx|features\/reviews\/list\/reviews-section\.tsx)$/,
  // Who of the family can be booked with a doctor, and why not: shown after a tap.
  family: /\/src\/features\/timeslot\/bookable-family\/bookable-family\.tsx$/,
  // What Main adds for signed-in users.
  personal: /\/src\/routes\/-main-personal-section\.tsx$/,
  // The layout of a clinic's own site.
  portal: /\/src\/layouts\/portal\/portal-layout\.tsx$/,
} as const

type Part = keyof typeof PARTS

const parts = Object.keys(PARTS) as Part[]

const FIRST: readonly Part[] = ['main', 'doctors', 'forms']

/**
 * Files by which of these share a module, and none of the others in the same line. What the first line shares is in no
 * file of the second one.
 */
const FILES: readonly (readonly (readonly Part[])[])[] = [
  FIRST.map(part => [part]),
  [['pages', 'personal'], ['pages'], ['personal']],
]

/**
 * Modules that several screens share are put into few files: forty small ones cost a phone a second of round trips. But
 * a first screen must not load what only later screens, or only the other first screens, need. A file includes what its
 * modules import, so that it never imports a screen back, which would leave the page blank.
 */
export function groupFirstScreens(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const shell = new Set<string>()
  const routes = new Set<string>()
  const reached = new Map(parts.map(part => [part, new Set<string>()]))
  const plugin: Plugin = {
    name: 'group-first-screens',
    apply: 'build',
    buildEnd() {
      const reach = (id: string, into: Set<string>): void => {
        if (into.has(id)) return
        into.add(id)
        const info = this.getModuleInfo(id)
        if (info) for (const next of importsOf(info, of => this.getModuleInfo(of))) reach(next, into)
      }
      for (const id of this.getModuleIds()) {
        if (SHELL.test(id)) reach(id, shell)
        if (ROUTES.test(id)) reach(id, routes)
        for (const [part, modules] of reached) if (PARTS[part].test(id)) reach(id, modules)
      }
    },
  }
  const isShared = (sharing: readonly Part[], id: string) => sharing.every(part => reached.get(part)?.has(id))
  /** What two of the first screens share, or one with the other routes, is little, and costs less here than in a file of its own. */
  const isOfShell = (id: string) => {
    if (SHELL.test(id)) return false
    const users = FIRST.filter(part => reached.get(part)?.has(id)).length + (routes.has(id) ? 1 : 0)
    return shell.has(id) || users > 1
  }
  const isOf = (part: Part) => (id: string) =>
    isShared([part], id) && !FIRST.some(first => reached.get(first)?.has(id))
  const files = FILES.flatMap((line, place) =>
    line.map(sharing => ({
      name: sharing.join('-'),
      priority: 12 - 2 * place,
      // The screen itself stays a file, which the route names.
      test: (id: string) => isShared(sharing, id) && !parts.some(part => PARTS[part].test(id)),
    })),
  )
  const groups = [
    // Half of the shell: as a separate file it loads in parallel, and stays in the browser's cache across releases.
    {
      name: 'react',
      priority: 30,
      test: /\/node_modules\/(react|react-dom|scheduler)\/|^\0rolldown\/runtime/,
    },
    // A file of its own that the installed app does not store (pwa.config.ts).
    { name: 'maplibre', priority: 30, test: /\/node_modules\/(maplibre-gl|@maplibre|@mapbox|pmtiles)\// },
    { name: 'shell', priority: 20, test: isOfShell },
    // The routes of all screens come after the first screen (src/first-routes.ts).
    { name: 'all-routes', priority: 20, test: (id: string) => routes.has(id) && !isOfShell(id) },
    // Loaded after the first change; without a file of its own it would bring all that the later screens share.
    { name: 'freshness', priority: 20, test: /\/api-client\/src\/(react\/freshness|generated\/topics)\.ts$/ },
    ...files,
    { name: 'family', priority: 11, test: isOf('family') },
    { name: 'portal', priority: 11, test: isOf('portal') },
    { name: 'later', priority: 1, minShareCount: 2 },
  ]
  return { plugin, groups }
}
