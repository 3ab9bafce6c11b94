import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeDataset } from '../datasets/dataset.ts'
import { median } from '../measure/statistics.ts'
import type { Options } from '../options.ts'
import { describeMachine } from '../report/machine.ts'
import { serverFolder } from '../servers/product-environment.ts'
import { startVizit } from '../servers/vizit-server.ts'
import { openBrowser } from './open-browser.ts'
import { scriptWeight } from './script-weight.ts'
import { printScrolling, scrollVisits } from './scroll-visits.ts'
import { type PageFigures, visitPage } from './visit-page.ts'

const PATHS = ['/sign-in', '/timeslot?provider=demo']
const webFolder = join(serverFolder, '../../web/dist')

interface PageOutcome extends PageFigures {
  readonly scriptKilobytes: number
}

/**
 * Runs Lighthouse on the first screens and scrolls through a long list, on the real server with the demo's data.
 */
export async function runWeb(options: Options): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) throw new Error('the web app is not built: npm run build')
  const dataDir = join(options.folder, 'web')
  removeDataset(dataDir)
  mkdirSync(dataDir, { recursive: true })
  await using opened = new AsyncDisposableStack()
  const server = await startVizit(dataDir, options.port, { demo: true })
  opened.defer(server.stop)
  const browser = await openBrowser()
  opened.defer(browser.close)

  const pages: PageOutcome[] = []
  for (const path of PATHS) {
    const visits: PageFigures[] = []
    for (let round = 0; round < options.rounds; round++)
      visits.push(await visitPage(browser.port, `http://127.0.0.1:${options.port}`, path))
    const page = middleOf(visits)
    pages.push({ ...page, scriptKilobytes: scriptWeight(webFolder, page.scripts) })
  }
  for (const page of pages) print(page)
  const origin = `http://127.0.0.1:${options.port}`
  const scrolled = await scrollVisits({ browserPort: browser.port, origin }, { dataDir })
  printScrolling(scrolled)
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ machine: describeMachine(), pages, scrolled }, null, 2))
}

/** The visit with the median performance, so that other load on the machine does not decide. */
function middleOf(visits: readonly PageFigures[]): PageFigures {
  const middle = median(visits.map(({ scores }) => scores.performance ?? 0))
  const distance = ({ scores }: PageFigures) => Math.abs((scores.performance ?? 0) - middle)
  const [closest] = [...visits].sort((a, b) => distance(a) - distance(b))
  if (!closest) throw new Error('no visit was made')
  return closest
}

function print({ path, scores, metrics, longestTask, scriptKilobytes, complaints }: PageOutcome): void {
  console.log(`\n${path}`)
  for (const [name, score] of Object.entries(scores)) console.log(`  ${name.padEnd(28)}${score}`)
  for (const [name, value] of Object.entries(metrics))
    console.log(`  ${name.padEnd(28)}${value < 10 ? value.toFixed(3) : `${Math.round(value)} ms`}`)
  console.log(`  ${'longest task'.padEnd(28)}${Math.round(longestTask)} ms`)
  console.log(`  ${'JavaScript, gzip'.padEnd(28)}${scriptKilobytes.toFixed(1)} KB`)
  console.log(`  below 0.9: ${complaints.join(', ') || 'nothing'}`)
}
