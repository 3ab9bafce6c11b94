import type { Plugin } from 'vite'

/** A page of the server has the light colours in its attribute, which only a script can change. */
const DARK = '[data-mantine-color-scheme=dark]'
const LIGHT = '[data-mantine-color-scheme=light]'
const RULE = /([^{}]+)\{([^{}]*)\}/g
/** What the page itself paints before its styles (`index.html`). */
const CANVAS = `html${LIGHT}{background:#1a1817}`

/** The file that pages of the server name for browsers that run no scripts and prefer dark colours. */
const FILE = 'dark-without-scripts.css'

/** The rules of the dark colours, made to follow and outweigh those of the light ones. */
export function darkRules(css: string): string {
  const rules = [...css.replaceAll('="dark"]', '=dark]').matchAll(RULE)].flatMap(
    ([, selectors = '', values]) => {
      const dark = selectors.split(',').filter(selector => selector.includes(DARK))
      return dark.length > 0 ? [`${dark.join(',').replaceAll(DARK, LIGHT)}{${values}}`] : []
    },
  )
  return rules.join('')
}

/** Writes that file from the styles of the build. */
export function darkWithoutScripts(): Plugin {
  return {
    name: 'dark-without-scripts',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const styles = Object.values(bundle).flatMap(file =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      )
      this.emitFile({ type: 'asset', fileName: FILE, source: CANVAS + styles.map(darkRules).join('') })
    },
  }
}
