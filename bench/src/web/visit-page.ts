import lighthouse, { type Result } from 'lighthouse'
import type { Options } from '../options.ts'

/** Lighthouse's result for one page load on its phone: slow network, processor slowed down four times. */
export interface PageFigures {
  readonly path: string
  /** 0 to 100. */
  readonly scores: Record<string, number>
  /** Milliseconds; the layout shift has no unit. */
  readonly metrics: Record<string, number>
  readonly longestTask: number
  /** Addresses of the loaded scripts. */
  readonly scripts: readonly string[]
  /** Names of the audits that were not passed completely. */
  readonly complaints: readonly string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

export async function visitPage(
  browserPort: number,
  address: string,
  throttlingMethod: Options['throttling'],
): Promise<PageFigures> {
  const { pathname, search } = new URL(address)
  const run = await lighthouse(address, {
    port: browserPort,
    throttlingMethod,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    onlyCategories: CATEGORIES,
  })
  if (!run) throw new Error(`Lighthouse did not visit ${pathname}`)
  return figuresOf(pathname + search, run.lhr)
}

function figuresOf(path: string, { categories, audits }: Result): PageFigures {
  const items = (audit: string) => itemsOf(audits[audit]?.details)
  return {
    path,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    metrics: Object.fromEntries(METRICS.map(name => [name, audits[name]?.numericValue ?? Number.NaN])),
    longestTask: Math.max(0, ...items('long-tasks').map(task => Number(task.duration))),
    scripts: items('network-requests')
      .filter(request => request.resourceType === 'Script')
      .map(request => String(request.url)),
    complaints: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  }
}

function itemsOf(details: unknown): Record<string, unknown>[] {
  const { items } = (details ?? {}) as { items?: Record<string, unknown>[] }
  return items ?? []
}
