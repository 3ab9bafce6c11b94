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

const MINSK = 17
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
  const origin = `http://127.0.0.1:${options.port}`
  for (const path of (await firstScreens(origin)).filter(each => each.startsWith(options.only ?? ''))) {
    const visits: PageFigures[] = []
    for (let round = 0; round < options.rounds; round++)
      visits.push(await visitPage(browser.port, origin + path, options.throttling))
    const page = middleOf(visits)
    pages.push({ ...page, scriptKilobytes: scriptWeight(webFolder, page.scripts) })
    print(pages.at(-1) as PageOutcome)
  }
  const scrolled = await scrollVisits({ browserPort: browser.port, origin }, { dataDir })
  printScrolling(scrolled)
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ machine: describeMachine(), pages, scrolled }, null, 2))
}

/** Main, a list, a doctor, a medical centre, and the screens of a booking. */
async function firstScreens(origin: string): Promise<string[]> {
  const first = async (list: string) => {
    const answer = await fetch(`${origin}/api/v2/public/${list}?locationCode=${MINSK}&limit=1`)
    const { items } = (await answer.json()) as {
      items: { providerCode: string; id: string; branchId: string }[]
    }
    if (!items[0]) throw new Error(`the demo has no ${list}`)
    return items[0]
  }
  const [doctor, centre] = await Promise.all([first('doctors'), first('medcenters')])
  return [
    '/',
    `/doctors?town=${MINSK}`,
    `/clinics/${doctor.providerCode}/doctors/${doctor.id}`,
    `/clinics/${centre.providerCode}/branches/${centre.branchId}`,
    '/timeslot',
    '/timeslot?provider=demo',
    '/sign-in',
  ]
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
