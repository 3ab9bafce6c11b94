import type { Plugin, Rolldown } from 'vite'
import { importsOf } from './imports-of.ts'

const SHELL = /\/src\/main\.tsx$/
const SIGN_IN = /\/src\/routes\/sign-in\/index\.tsx\?tsr-split=component$/
const DOCTORS = /\/src\/routes\/timeslot\/index\.tsx\?tsr-split=component$/

/**
 * Modules that several screens share are put into few files: forty small ones cost a phone a second of round trips. But
 * a first screen must not load what only later screens, or only the other first screen, need. A file includes what its
 * modules import, so that it never imports a screen back, which would leave the page blank.
 */
export function firstScreens(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const signIn = new Set<string>()
  const doctors = new Set<string>()
  const plugin: Plugin = {
    name: 'first-screens',
    apply: 'build',
    buildEnd() {
      const reach = (id: string, into: Set<string>): void => {
        if (into.has(id)) return
        into.add(id)
        const info = this.getModuleInfo(id)
        if (info) for (const next of importsOf(info, of => this.getModuleInfo(of))) reach(next, into)
      }
      for (const id of this.getModuleIds()) {
        if (SHELL.test(id) || SIGN_IN.test(id)) reach(id, signIn)
        if (SHELL.test(id) || DOCTORS.test(id)) reach(id, doctors)
      }
    },
  }
  const ofShell = (id: string) => signIn.has(id) && doctors.has(id) && !SHELL.test(id)
  const groups = [
    // Half of the shell: as a separate file it loads in parallel, and stays in the browser's cache across releases.
    { name: 'react', priority: 5, test: /\/node_modules\/(react|react-dom|scheduler)\// },
    // A file of its own that the installed app does not store (pwa.config.ts).
    { name: 'maplibre', priority: 5, test: /\/node_modules\/(maplibre-gl|@maplibre|@mapbox|pmtiles)\// },
    { name: 'shell', priority: 4, test: ofShell },
    // Loaded after the first change; without a file of its own it would bring all that the later screens share.
    { name: 'freshness', priority: 4, test: /\/api-client\/src\/(react\/freshness|generated\/topics)\.ts$/ },
    { name: 'doctors', priority: 3, minShareCount: 2, test: (id: string) => doctors.has(id) },
    { name: 'forms', priority: 2, minShareCount: 2, test: (id: string) => signIn.has(id) },
    { name: 'later', priority: 1, minShareCount: 2 },
  ]
  return { plugin, groups }
}
