import type { Command } from 'commander'
import { changeFrameHosts, readFrameHosts } from '../../modules/frame/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'
import { connectProviderCommands } from './connect-provider.ts'
import { suspendProviderCommands } from './suspend-provider.ts'

const EXAMPLES = 'https://clinic.by, or http://localhost:8090 on this machine'

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
        const hosts = await readFrameHosts(database.db, code)
        if (!hosts) throw unknown(code)
        print(hosts)
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
  withDatabase(async ({ database, clock }) => {
    const changed = await changeFrameHosts({ kind, provider, sites }, { db: database.db, clock })
    if (changed.outcome === 'unknown-provider') throw unknown(provider)
    if (changed.outcome === 'no-site')
      throw new StartupProblem(
        `nothing changed: ${changed.written.join(', ')} is no site such as ${EXAMPLES}`,
      )
    print(changed.hosts)
  })

function print(hosts: readonly string[]): void {
  console.log(hosts.length > 0 ? hosts.join('\n') : 'No site may show its pages in a frame.')
}

const unknown = (code: string) => new StartupProblem(`there is no organisation ${code}`)
