import type { EarlyLinks } from '../../../platform/http/early-files.ts'
import type { CatalogueDeps } from '../store/deps.ts'

export interface PagesDeps extends CatalogueDeps {
  /** The origin of the product, without a slash at its end. */
  readonly publicUrl: string
  /** The built page of the web app. */
  readonly page: string
  readonly earlyLinks: EarlyLinks
}
