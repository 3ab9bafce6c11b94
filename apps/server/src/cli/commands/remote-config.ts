import type { Command } from 'commander'
import { changeValue, listValues } from '../../modules/remote-config/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { type CommandContext, withDatabase } from '../with-database.ts'
import { remoteConfigPage } from './remote-config-page.ts'

export function remoteConfigCommand(program: Command): void {
  const config = program.command('config').description('what may be set while the product runs')
  config
    .command('list')
    .description('every value, its default, and what it means')
    .action(() =>
      withDatabase(async ({ database }) => console.log(remoteConfigPage(await listValues(database)))),
    )
  config
    .command('get')
    .argument('<name>')
    .description('a value, as JSON')
    .action((name: string) =>
      withDatabase(async ({ database }) => {
        const found = (await listValues(database)).find(({ key }) => key === name)
        if (!found) throw unknown(name)
        console.log(JSON.stringify(found.value))
      }),
    )
  config
    .command('set')
    .argument('<name>')
    .argument('<value>', 'JSON, or bare words: 120, true, 1.2.0, \'{"path":"api"}\'')
    .description('set a value; running servers feel it at once')
    .action((name: string, value: string) => withDatabase(context => change(name, value, context)))
  config
    .command('unset')
    .argument('<name>')
    .description('back to the default')
    .action((name: string) => withDatabase(context => change(name, undefined, context)))
}

async function change(name: string, value: string | undefined, context: CommandContext): Promise<void> {
  const changed = await changeValue(name, value, context)
  if (changed.outcome === 'unknown') throw unknown(name)
  if (changed.outcome === 'unfit')
    throw new StartupProblem(`${name} stays as it is: ${changed.problems.join('; ')}`)
  console.log(`${name}: ${JSON.stringify(changed.from)} → ${JSON.stringify(changed.to)}`)
}

const unknown = (name: string) => new StartupProblem(`there is no value ${name}: see vizit config list`)
