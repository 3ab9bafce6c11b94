import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLocations, listProviders } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { listSpecialities } from '@vizit/contract/calls/catalogue/specialities.ts'
import { readConfig } from '@vizit/contract/calls/remote-config.ts'
import type { FastifyInstance } from 'fastify'
import { readBuiltFiles } from '../../../platform/http/early-files.ts'
import { pageRenderer } from '../../../platform/http/page-renderer.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { medcenterRedirect } from './medcenter-redirect.ts'
import { publicPages } from './public-pages.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** Read for nearly every page. */
const SHARED = [readConfig, listProviders, listLocations, listSpecialities]

interface PagesOptions extends CatalogueDeps {
  readonly publicUrl: string
  /** The folder of the built web app; without it no pages are served. */
  readonly webFolder: string
}

/** What search engines read: the heads of doctors' and branches' pages, the sitemap, robots.txt. */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions) {
  const { database, clock, settings, publicUrl, webFolder } = options
  robots(app, { publicUrl })
  const built = join(webFolder, 'index.html')
  if (!existsSync(built)) return
  const deps = {
    database,
    clock,
    settings,
    publicUrl,
    page: readFileSync(built, 'utf8'),
    files: readBuiltFiles(webFolder),
    render: pageRenderer(app, { webFolder, clock, shared: SHARED.map(({ path }) => path) }),
  }
  publicPages(app, deps)
  medcenterRedirect(app, deps)
  sitemap(app, deps)
}
