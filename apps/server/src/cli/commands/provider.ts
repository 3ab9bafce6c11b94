import { Argument, type Command } from 'commander'
import {
  changeFrameHosts,
  invalidSiteProblem,
  readProviderFrame,
  showAccountInFrames,
} from '../../modules/frame/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'
import { connectProviderCommands } from './connect-provider.ts'
import { suspendProviderCommands } from './suspend-provider.ts'

const EXAMPLES = 'https://clinic.by, or http://localhost:8090 on this machine outside production'

export function providerCommand(program: Command): void {
  const provider = program.command('provider').description('settings of one medical organisation')
  connectProviderCommands(provider)
  suspendProviderCommands(provider)
  provider
    .command('hosts')
    .argument('<code>', 'of the organisation')
    .description('the sites that may show its pages in a frame (docs/how-to/embed-vizit.md)')
    .action((code: string) =>
      withDatabase(async ({ database }) => {
        const frame = await readProviderFrame(database.db, code)
        if (!frame) throw unknown(code)
        print(frame.hosts)
        console.log(shown(frame.showsAccount))
      }),
    )
  provider
    .command('frame-account')
    .argument('<code>', 'of the organisation')
    .addArgument(new Argument('<on|off>').choices(['on', 'off']))
    .description('let its frames show profile, family, tests and documents too, or booking and visits alone')
    .action((code: string, choice: string) =>
      withDatabase(async ({ database: { db }, clock }) => {
        const shows = choice === 'on'
        if ((await showAccountInFrames(code, shows, { db, clock })) !== 'changed') throw unknown(code)
        console.log(shown(shows))
      }),
    )
  for (const [kind, what] of [
    ['allow', 'let sites show its pages in a frame; the next page that is opened feels it'],
    ['forbid', 'let them no more'],
  ] as const) {
    provider
      .command(`${kind}-host`)
      .argument('<code>', 'of the organisation')
      .argument('<site...>', EXAMPLES)
      .description(what)
      .action((code: string, sites: string[]) => change(kind, code, sites))
  }
}

const change = (kind: 'allow' | 'forbid', provider: string, sites: readonly string[]) =>
  withDatabase(async ({ config: { production }, database: { db }, clock }) => {
    const changed = await changeFrameHosts({ kind, provider, sites }, { db, clock, production })
    if (changed.outcome === 'unknown-provider') throw unknown(provider)
    if (changed.outcome === 'no-site')
      throw new StartupProblem(`nothing changed: ${invalidSiteProblem(changed.written, production)}`)
    print(changed.hosts)
  })

const shown = (showsAccount: boolean) =>
  showsAccount
    ? 'Its frames show profile, family, tests and documents too.'
    : 'Its frames show booking and visits, not profile, family, tests or documents.'

function print(hosts: readonly string[]): void {
  console.log(hosts.length > 0 ? hosts.join('\n') : 'No site may show its pages in a frame.')
}

const unknown = (code: string) => new StartupProblem(`there is no organisation ${code}`)
