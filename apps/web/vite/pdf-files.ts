import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const root = dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = require('pdfjs-dist/package.json') as { version: string }

/** The version in the name makes a folder that browsers may cache for ever. */
const FOLDER = `assets/pdfjs-${version}`

/**
 * The files that pdf.js requests by name while it shows a document: its worker, the fonts that replace those missing in
 * a document (Liberation Sans has Cyrillic), and the decoders of scanned pages. The decoders are those without
 * WebAssembly, which the content security policy forbids.
 */
const files = new Map<string, string>([
  ['pdf.worker.min.mjs', join(root, 'legacy/build/pdf.worker.min.mjs')],
  // With their licences, which must be distributed with them.
  ...filesOf('standard_fonts', /./),
  ...filesOf('wasm', /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/),
])

function filesOf(folder: string, wanted: RegExp): [name: string, path: string][] {
  return readdirSync(join(root, folder))
    .filter(name => wanted.test(name))
    .map(name => [name, join(root, folder, name)])
}

/** Serves and builds these files from the page's own origin. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    config: () => ({ define: { PDF_FILES: JSON.stringify(`/${FOLDER}/`) } }),
    generateBundle() {
      for (const [name, path] of files) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: readFileSync(path) })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?', 1)[0] ?? ''
        const path = files.get(name)
        if (!path) return next()
        if (/js$/.test(name)) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(path))
      })
    },
  }
}
