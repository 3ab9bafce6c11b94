import { type Command, InvalidArgumentError } from 'commander'
import { type SeedDeps, type SeedResult, seedCountry, seedDemo } from '../../modules/demo/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'

interface Options {
  production?: true
}

export function seedCommand(program: Command): void {
  const seed = program.command('seed').description('fill the database with made-up organisations')
  const production = ['--production', 'do it under NODE_ENV=production all the same'] as const

  seed
    .command('demo')
    .description('the demo: 12 organisations, 40 branches, 400 doctors; only on an empty database')
    .option('--beside-others', 'also where there are other organisations')
    .option(...production)
    .action((options: Options & { besideOthers?: true }) =>
      seedWith(options, deps => seedDemo(deps, { besideOthers: options.besideOthers ?? false })),
    )

  seed
    .command('country')
    .description('for measuring: 6,000 doctors, 400 branches, two months, about 5 million timeslots')
    .option('--scale <share>', 'that share of the organisations, such as 0.1', shareOf, 1)
    .option(...production)
    .action((options: Options & { scale: number }) =>
      seedWith(options, deps => seedCountry(deps, { scale: options.scale })),
    )
}

async function seedWith(options: Options, seed: (deps: SeedDeps) => Promise<SeedResult>): Promise<void> {
  await withDatabase(async ({ config, database, clock }) => {
    if (config.production && !options.production) {
      throw new StartupProblem('seed is refused under NODE_ENV=production (unless --production is given)')
    }
    const begun = performance.now()
    const result = await seed({ db: database.db, clock })
    if (result.outcome === 'not-empty') {
      throw new StartupProblem('the database has organisations already: nothing is seeded')
    }
    const { organisations, branches, doctors, slots } = result.seeded
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `Seeded ${organisations} organisations, ${branches} branches, ${doctors} doctors and ${slots} timeslots in ${seconds} s.`,
    )
  })
}

function shareOf(text: string): number {
  const share = Number(text)
  if (!(share > 0 && share <= 1)) throw new InvalidArgumentError('Expected a number above 0, at most 1.')
  return share
}
