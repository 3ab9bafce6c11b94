import type { readBuiltFiles } from '../../../platform/http/early-files.ts'
import type { PageRenderer } from '../../../platform/http/page-renderer.ts'
import type { CatalogueDeps } from '../store/deps.ts'

export interface PagesDeps extends CatalogueDeps {
  /** The product's origin, without a trailing slash. */
  readonly publicUrl: string
  /** The built HTML page of the web app. */
  readonly page: string
  readonly files: ReturnType<typeof readBuiltFiles>
  readonly render: PageRenderer
}
